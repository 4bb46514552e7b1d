import { trailerGeometry } from '@tractrix/demo-yards'
import type { TrailerGear } from '../motion/kinematics.ts'

/** A trailer of the simulated yard. */
export interface SimTrailer {
  id: string
  /** Carrier code and number, as painted on it. */
  name: string
  dimensionCode: string | null
  gear: TrailerGear
}

export function simTrailer(trailer: {
  id: string
  scac: string
  serial: string
  dimensionCode: string | null
  lengthMeters: number | null
}): SimTrailer {
  return {
    id: trailer.id,
    name: `${trailer.scac} ${trailer.serial}`.trim(),
    dimensionCode: trailer.dimensionCode,
    gear: trailerGeometry(trailer.dimensionCode, trailer.lengthMeters),
  }
}
