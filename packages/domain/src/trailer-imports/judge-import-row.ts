import { IMPORT_PROBLEMS, IMPORT_REMEDIES } from './import-problems.ts'
import type { ImportYard, YardTrailer } from './import-yard.ts'
import { type ImportRefusal, type ImportRow, sizeRemedy } from './read-import-row.ts'

/** What a trailer that comes is said to be. */
export interface ImportedArrival {
  scac: string
  serial: string
  dimensionCode: string
  loaded: boolean
  /** Null: it stands in no spot, or nobody knows in which. */
  zoneId: string | null
  notes: string | null
}

/** What changes of a trailer on site; what is not given stays. */
export type ImportedCorrection = Partial<Pick<YardTrailer, 'dimensionCode' | 'loaded' | 'zoneId' | 'notes'>>

/** What a line means for the yard. */
export type ImportJudgement =
  | { kind: 'added'; arrival: ImportedArrival }
  | { kind: 'changed'; trailerId: string; correction: ImportedCorrection }
  | { kind: 'unchanged'; trailerId: string }
  | ({ kind: 'refused' } & ImportRefusal)

/**
 * What a line means for the yard as it stands. A trailer that is on site is changed where the line says something else,
 * and stays as it is where the line says nothing. Any other one is new and needs a size and a status, as in the form
 * (OP-TRM-14, OP-TRM-15); without a location it is on site in no spot, as lists of other systems do not know our spots.
 */
export function judgeImportRow(row: ImportRow, yard: ImportYard): ImportJudgement {
  const trailer = yard.trailerOf(row)
  const zone = row.zone === null ? null : yard.zoneOf(row.zone)
  if (row.zone !== null && zone === null)
    return refused({
      problem: IMPORT_PROBLEMS.of('zone_unknown', { zone: row.zone }),
      remedy: IMPORT_REMEDIES.of('zone'),
    })
  if (zone !== null && !zone.isSpot)
    return refused({
      problem: IMPORT_PROBLEMS.of('zone_no_spot', { zone: zone.name }),
      remedy: IMPORT_REMEDIES.of('zone'),
    })
  const occupant = zone === null ? null : yard.occupantOf(zone.id)
  if (zone !== null && occupant !== null && occupant !== trailer)
    return refused({
      problem: IMPORT_PROBLEMS.of('zone_occupied', {
        zone: zone.name,
        trailer: `${occupant.scac} ${occupant.serial}`,
      }),
      remedy: IMPORT_REMEDIES.of('free_spot'),
    })
  return trailer === null ? arrivalOf(row, zone?.id ?? null) : correctionOf(row, zone?.id ?? null, trailer)
}

const refused = (refusal: ImportRefusal): ImportJudgement => ({ kind: 'refused', ...refusal })

function arrivalOf(row: ImportRow, zoneId: string | null): ImportJudgement {
  const { scac, serial, dimensionCode, loaded, notes } = row
  if (dimensionCode === null)
    return refused({ problem: IMPORT_PROBLEMS.of('size_missing'), remedy: sizeRemedy() })
  if (loaded === null)
    return refused({ problem: IMPORT_PROBLEMS.of('status_missing'), remedy: IMPORT_REMEDIES.of('status') })
  return { kind: 'added', arrival: { scac, serial, dimensionCode, loaded, zoneId, notes } }
}

function correctionOf(row: ImportRow, zoneId: string | null, trailer: YardTrailer): ImportJudgement {
  const { dimensionCode, loaded, notes } = row
  const said = { dimensionCode, loaded, zoneId, notes }
  const differing = Object.entries(said).filter(
    ([field, value]) => value !== null && value !== trailer[field as keyof typeof said],
  )
  if (differing.length === 0) return { kind: 'unchanged', trailerId: trailer.id }
  return { kind: 'changed', trailerId: trailer.id, correction: Object.fromEntries(differing) }
}
