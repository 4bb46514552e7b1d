import ImageLayer from 'ol/layer/Image.js'
import { transformExtent } from 'ol/proj.js'
import ImageStatic from 'ol/source/ImageStatic.js'

/** Bounds by compass direction, in degrees. */
export interface CompassBounds {
  north: number
  south: number
  east: number
  west: number
}

/** A picture laid under the layers in place of the drawn ground, and the bounds that it fills, in degrees (OP-MAP-14). */
export interface MapOverlay extends CompassBounds {
  url: string
}

/** The layer of an overlay image, loaded by its address (OP-MAP-15); none without an overlay. */
export function overlayLayers(overlay: MapOverlay | null): ImageLayer<ImageStatic>[] {
  if (!overlay) return []
  const source = new ImageStatic({
    url: overlay.url,
    imageExtent: extentOf(overlay),
    projection: 'EPSG:3857',
  })
  return [new ImageLayer({ source })]
}

/** Bounds in degrees as the extent of the map's projection. */
export function extentOf(bounds: CompassBounds): number[] {
  return transformExtent([bounds.west, bounds.south, bounds.east, bounds.north], 'EPSG:4326', 'EPSG:3857')
}
