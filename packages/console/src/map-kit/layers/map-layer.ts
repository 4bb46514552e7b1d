import type { WantedLabel } from '../labels/kept-labels.ts'
import type { LabelScale } from '../labels/label-scale.ts'
import type { PlacedLabels } from '../labels/placed-labels.ts'
import type { CanvasPen } from '../pen/canvas-pen.ts'
import type { MapScene, MapTypes } from '../scene/map-types.ts'
import type { MapPoint } from '../viewport/map-frame.ts'
import type { Viewport } from '../viewport/viewport.ts'
import type { LegendEntry } from './legend-entry.ts'

/** Something on the map that can be met, and where its middle is: for keys, which aim at no pixel. */
export interface PlacedTarget<Target> {
  target: Target
  middle: MapPoint
}

interface LayerParts<M extends MapTypes, Scene> {
  /** Unique among the layers of a map. */
  id: string
  /** The lowest is painted first, and asked last for a hit. Unique among the layers of a map. */
  order: number
  /** Whether the layer is there at all, for painting, hits and labels; without it, always. */
  isShown?: (scene: Scene) => boolean
  /** What lies under a place; null: nothing of this layer, and the layers below are asked. */
  hit?: (place: MapPoint, scene: Scene, metersPerPixel: number) => M['target'] | null
  /** All that can be met in this layer. */
  targets?: (scene: Scene) => readonly PlacedTarget<M['target']>[]
  /** What the layer says about itself in legends. */
  legend?: readonly LegendEntry[]
  /** Other fonts have come: what was measured or painted with the old ones is forgotten. */
  fontsChanged?: () => void
}

/** A layer of what changes now and then. It is painted on tiles that are kept until the scene's `still` is another object. */
export interface StillLayer<M extends MapTypes, Pen = CanvasPen<M['colors']>>
  extends LayerParts<M, M['still']> {
  surface: 'still'
  paint: (pen: Pen, still: M['still'], viewport: Viewport) => void
  /** The labels that the layer would write at a scale; the map chooses those that cover no other. */
  labels?: (still: M['still'], scale: LabelScale) => readonly WantedLabel[]
  /** Writes those of its labels that were chosen, above everything that is still. */
  paintLabels?: (pen: Pen, still: M['still'], viewport: Viewport, labels: PlacedLabels) => void
}

/** A layer of what moves, painted with each picture above all that is still. */
export interface MovingLayer<M extends MapTypes, Pen = CanvasPen<M['colors']>>
  extends LayerParts<M, MapScene<M>> {
  surface: 'moving'
  /** `labels` are those that stand on the map below: what moves keeps off them. */
  paint: (pen: Pen, scene: MapScene<M>, viewport: Viewport, labels: PlacedLabels) => void
}

/**
 * One layer of a map: all that has to do with one kind of thing, such as spots or trucks. A map is a list of them
 * (`LayerStack`). The pen is that of the surface it is painted on: a canvas, or SVG.
 */
export type MapLayer<M extends MapTypes, Pen = CanvasPen<M['colors']>> =
  | StillLayer<M, Pen>
  | MovingLayer<M, Pen>
