import type { LatLon } from '@tractrix/domain/platform'
import type { LayerStack, MapTypes, SceneSource, Viewport } from '../map-kit/index.ts'
import type { MapInteraction } from './interaction/map-interaction.ts'
import type { ViewLimits } from './view/map-view.ts'
import type { MapOverlay } from './view/overlay-image.ts'

/** What a map shows, where it stands at first, and what it does with what people do to it. */
export interface MapCanvasOptions<M extends MapTypes> extends ViewLimits {
  /** The zero of the map's meters. */
  origin: LatLon
  /** An image in place of the drawn ground; null without one. */
  overlay: MapOverlay | null
  layers: LayerStack<M>
  source: SceneSource<M>
  colors: M['colors']
  interaction: MapInteraction<M['target']>
  /** With every picture, so that what hangs on a place can follow it. */
  onFrame?: (view: Viewport) => void
}
