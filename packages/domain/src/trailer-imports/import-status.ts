/** How far an import is; what is `running` or `taking_back` goes on by itself, also after a restart. */
export const IMPORT_STATUSES = ['running', 'done', 'taking_back', 'taken_back'] as const
export type ImportStatus = (typeof IMPORT_STATUSES)[number]

/** Whether the server still works on it. */
export const isUnderWay = (status: ImportStatus): boolean => status === 'running' || status === 'taking_back'

/** What became of one line of an import. */
export const IMPORT_ROW_STATUSES = [
  'waiting',
  'added',
  'changed',
  'unchanged',
  'refused',
  'taken_back',
  'kept',
] as const
export type ImportRowStatus = (typeof IMPORT_ROW_STATUSES)[number]
