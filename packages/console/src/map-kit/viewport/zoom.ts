/** The zoom numbers of the map (OP-MAP-06, OP-MAP-07). */
export const MIN_ZOOM = 18
export const MAX_ZOOM = 20
export const DEFAULT_ZOOM = 19

/** Meters of a pixel at zoom 20 on the equator, in the Web Mercator tiling with 256 pixel tiles. */
const METERS_PER_PIXEL_AT_20 = 40_075_016.686 / 256 / 2 ** 20

/** How many CSS pixels a meter of the map takes at a zoom and latitude (degrees): 4.33 at zoom 19 in Baltimore. */
export function pixelsPerMeter(zoom: number, latitude: number): number {
  return 2 ** (zoom - 20) / (METERS_PER_PIXEL_AT_20 * Math.cos((latitude * Math.PI) / 180))
}

/** The step that labels and line weights follow: the whole number below the zoom, 18 to 20. */
export function zoomStep(zoom: number): 18 | 19 | 20 {
  if (zoom >= 20) return 20
  return zoom >= 19 ? 19 : 18
}

/** A value for each whole zoom. */
export type ByZoom<T> = Readonly<Record<18 | 19 | 20, T>>
