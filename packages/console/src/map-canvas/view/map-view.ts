import type { LatLon } from '@tractrix/domain/platform'
import { fromLonLat, toLonLat } from 'ol/proj.js'
import View from 'ol/View.js'
import { MAX_ZOOM, MIN_ZOOM, mapFrame, pixelsPerMeter, snapped, type Viewport } from '../../map-kit/index.ts'
import { type CompassBounds, extentOf } from './overlay-image.ts'

/** Where a view stands at first, and how far it goes. */
export interface ViewLimits {
  /** What a map remembers of where it stood is its caller's. */
  center: LatLon
  zoom: number
  /** Clockwise turn of the drawing, in radians; there is no rotate control (OP-MAP-10). */
  rotationRadians: number
  /** How far the middle of the view may go (OP-MAP-13). */
  bounds: CompassBounds
}

/** The view of OpenLayers: from straight above, within the bounds, with any zoom between the smallest and the largest. */
export function mapView({ center, zoom, rotationRadians, bounds }: ViewLimits): View {
  return new View({
    center: toProjected(center),
    zoom,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    rotation: rotationRadians,
    constrainRotation: false,
    extent: extentOf(bounds),
    constrainOnlyCenter: true,
    showFullExtent: true,
    smoothResolutionConstraint: false,
  })
}

/** What a view shows on an element of a size in CSS pixels, by whole pixels of the device. */
export function viewportOf(view: View, origin: LatLon, size: readonly number[] | undefined): Viewport {
  const [width = 0, height = 0] = size ?? []
  const shown = {
    center: mapFrame(origin)(centerOf(view)),
    pixelsPerMeter: pixelsPerMeter(zoomOf(view), origin.latitude),
    rotationRadians: view.getRotation(),
    width,
    height,
  }
  return snapped(shown, window.devicePixelRatio || 1)
}

/** A place in the projection of the view. */
export function toProjected({ longitude, latitude }: LatLon): number[] {
  return fromLonLat([longitude, latitude])
}

/** The middle of a view. */
export function centerOf(view: View): LatLon {
  const [longitude = 0, latitude = 0] = toLonLat(view.getCenter() ?? [0, 0])
  return { latitude, longitude }
}

export function zoomOf(view: View): number {
  return view.getZoom() ?? MIN_ZOOM
}
