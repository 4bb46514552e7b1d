/** What happened to a record, as every live update reports it (MV-OPEN-26, MV-SUB-08). */
export const OPERATIONS = ['create', 'update', 'delete'] as const
export type Operation = (typeof OPERATIONS)[number]
