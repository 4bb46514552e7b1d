/**
 * What every map of the console stands on: a viewport, a scene of plain data, layers that paint it and are asked for hits,
 * legend entries and labels, and the pens that they paint with. It knows nothing of trucks or spots, and needs no map
 * library; `map-canvas` puts it on the screen with one (docs/maps.md).
 */
export {
  type CalloutSide,
  type CalloutSpace,
  type CalloutWish,
  calloutPlaces,
  type PlacedCallout,
} from './labels/callout-places.ts'
export type { WantedLabel } from './labels/kept-labels.ts'
export { type Box, boxesOverlap, MONO_LETTER, textBox } from './labels/label-box.ts'
export { type LabelScale, onScreen } from './labels/label-scale.ts'
export { labelsInView, NO_LABELS, type PlacedLabels } from './labels/placed-labels.ts'
export { LayerStack } from './layers/layer-stack.ts'
export type { LegendEntry, LegendSign, LegendSwatch } from './layers/legend-entry.ts'
export type { MapLayer, MovingLayer, PlacedTarget, StillLayer } from './layers/map-layer.ts'
export { drawAlong, lengthOf, placeAlong, stretchesNear, strokeDashes } from './pen/along-line.ts'
export {
  type CanvasPen,
  inMeters,
  inPixels,
  MONO,
  pixels,
  SANS,
  sees,
  takePen,
  weight,
  within,
} from './pen/canvas-pen.ts'
export { hatch } from './pen/hatch.ts'
export { readable } from './pen/readable-angle.ts'
export { type MapScene, type MapTypes, type SceneSource, sceneAt } from './scene/map-types.ts'
export { SvgMap } from './svg/svg-map.ts'
export type { SvgPen } from './svg/svg-pen.ts'
export { isInside } from './viewport/is-inside.ts'
export { boxAround, boxesMeet, boxOfView, type MapBox } from './viewport/map-box.ts'
export { type MapPoint, mapFrame, worldFrame } from './viewport/map-frame.ts'
export { isInView, openingCenter } from './viewport/opening-view.ts'
export { showsPart } from './viewport/shows-part.ts'
export { fromPixel, screenAngle, snapped, toPixel, type Viewport, viewMatrix } from './viewport/viewport.ts'
export { viewportAround } from './viewport/viewport-around.ts'
export { type ByZoom, DEFAULT_ZOOM, MAX_ZOOM, MIN_ZOOM, pixelsPerMeter, zoomStep } from './viewport/zoom.ts'
