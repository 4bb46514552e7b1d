/**
 * Puts the layers of a map (`map-kit`) on the screen with OpenLayers: view, tiles of what is still, a canvas of what moves,
 * pointer and keys. It comes with the map library, so that only pages with a map load it.
 */
export type { MapInteraction } from './interaction/map-interaction.ts'
export { MapCanvas } from './map-canvas.ts'
export type { MapCanvasOptions } from './map-canvas-options.ts'
export { loadMapFonts } from './surface/map-fonts.ts'
export type { MapOverlay } from './view/overlay-image.ts'
export type { ViewMover } from './view/view-mover.ts'
