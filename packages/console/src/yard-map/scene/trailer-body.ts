import type { TrailerType } from '@tractrix/domain/trailers'

/** A trailer as it is drawn, with the kingpin end pointing along +x. */
export interface TrailerBody {
  type: TrailerType
  lengthMeters: number
  widthMeters: number
  loaded: boolean
}

/** Size of a 53 ft van, for trailers whose size is not known. */
export const STANDARD_LENGTH_METERS = 16.15
export const STANDARD_WIDTH_METERS = 2.59
