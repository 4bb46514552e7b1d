import { readTable } from '../seed/read-data.ts'

/** The running gear of a trailer as trucks need it (`trailer-dimensions.csv`, evidence letters there). */
export interface TrailerGeometry {
  lengthMeters: number
  widthMeters: number
  /** Nose to kingpin. */
  kingpinSetbackMeters: number
  /** Kingpin to the middle of the axles. */
  kingpinToAxleMeters: number
}

let table: Map<string, TrailerGeometry> | null = null

/**
 * The running gear behind a dimension code; for an unknown code that of the known trailer whose length is nearest,
 * scaled to the length as told.
 */
export function trailerGeometry(dimensionCode: string | null, lengthMeters: number | null): TrailerGeometry {
  table ??= readGeometries()
  const known = dimensionCode === null ? undefined : table.get(dimensionCode)
  if (known !== undefined) return known
  const standard = table.get('standard')!
  if (lengthMeters === null) return standard
  const nearest = [...table.values()].reduce((best, each) =>
    Math.abs(each.lengthMeters - lengthMeters) < Math.abs(best.lengthMeters - lengthMeters) ? each : best,
  )
  const scale = lengthMeters / nearest.lengthMeters
  return {
    lengthMeters,
    widthMeters: nearest.widthMeters,
    kingpinSetbackMeters: nearest.kingpinSetbackMeters * scale,
    kingpinToAxleMeters: nearest.kingpinToAxleMeters * scale,
  }
}

function readGeometries(): Map<string, TrailerGeometry> {
  return new Map(
    readTable('facts/trailer-dimensions.csv').map(row => [
      row.code!,
      {
        lengthMeters: Number(row.lengthM),
        widthMeters: Number(row.widthM),
        kingpinSetbackMeters: Number(row.kingpinSetbackM),
        kingpinToAxleMeters: Number(row.kingpinToAxleCentreM),
      },
    ]),
  )
}
