import { trailerName } from '@tractrix/domain/trailers'
import type { TrailerRow } from '../../site-data/index.ts'

export const rowId = (trailer: TrailerRow): string => trailer.id
export const rowLabel = (trailer: TrailerRow): string => trailerName(trailer)
