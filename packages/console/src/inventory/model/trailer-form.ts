import type { TrailerRow } from '../../site-data/index.ts'

/** What the form about a trailer holds, as it is typed. */
export interface TrailerForm {
  /** Carrier code; empty: none chosen. */
  scac: string
  serial: string
  /** Null: none chosen. */
  dimensionCode: string | null
  /** Null: none chosen. */
  loaded: boolean | null
  /** The spot it stands in; null: none. */
  zoneId: string | null
  notes: string
}

export const EMPTY_TRAILER_FORM: TrailerForm = {
  scac: '',
  serial: '',
  dimensionCode: null,
  loaded: null,
  zoneId: null,
  notes: '',
}

/** The fields in which two forms differ; spaces around a text make no difference. */
export function changedFields(before: TrailerForm, after: TrailerForm): (keyof TrailerForm)[] {
  const names = Object.keys(before) as (keyof TrailerForm)[]
  const plain = (value: TrailerForm[keyof TrailerForm]) => (typeof value === 'string' ? value.trim() : value)
  return names.filter(name => plain(before[name]) !== plain(after[name]))
}

/** The form of a trailer as it stands. */
export function formOfTrailer(trailer: TrailerRow): TrailerForm {
  const { scac, serial, dimensionCode, loaded, zoneId, notes } = trailer
  return { scac, serial, dimensionCode, loaded, zoneId, notes: notes ?? '' }
}

/** The form for a trailer that was here before: what it is, not where it stood and what was noted then. */
export function formOfStay({ scac, serial, dimensionCode }: TrailerRow): Partial<TrailerForm> {
  return { scac, serial, dimensionCode }
}
