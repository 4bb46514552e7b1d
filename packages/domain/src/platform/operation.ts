/** What happened to a record, as told by every live update (MV-OPEN-26, MV-SUB-08). */
export const OPERATIONS = ['create', 'update', 'delete'] as const
export type Operation = (typeof OPERATIONS)[number]
