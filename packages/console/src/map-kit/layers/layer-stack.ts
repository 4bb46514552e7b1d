import type { LabelScale } from '../labels/label-scale.ts'
import { NO_LABELS, type PlacedLabels, placedLabels } from '../labels/placed-labels.ts'
import type { CanvasPen } from '../pen/canvas-pen.ts'
import type { MapScene, MapTypes } from '../scene/map-types.ts'
import type { MapPoint } from '../viewport/map-frame.ts'
import type { Viewport } from '../viewport/viewport.ts'
import { inOrder } from './in-order.ts'
import type { LegendEntry } from './legend-entry.ts'
import type { MapLayer, MovingLayer, PlacedTarget, StillLayer } from './map-layer.ts'

/** The layers of one map: painted from bottom to top, asked for hits from top to bottom. */
export class LayerStack<M extends MapTypes, Pen = CanvasPen<M['colors']>> {
  readonly #layers: readonly MapLayer<M, Pen>[]
  readonly #still: readonly StillLayer<M, Pen>[]
  readonly #moving: readonly MovingLayer<M, Pen>[]
  #labels: { still: M['still']; scale: LabelScale; placed: PlacedLabels } | null = null

  /** Throws when two layers have the same id or order, or a still one would lie above a moving one. */
  constructor(layers: readonly MapLayer<M, Pen>[]) {
    this.#layers = inOrder(layers)
    this.#still = this.#layers.filter(layer => layer.surface === 'still')
    this.#moving = this.#layers.filter(layer => layer.surface === 'moving')
  }

  /** Paints what is still, and the labels on it. */
  paintStill(pen: Pen, still: M['still'], viewport: Viewport, scale: LabelScale): void {
    for (const layer of this.#still) if (isShown(layer, still)) layer.paint(pen, still, viewport)
    const labels = this.labels(still, scale)
    for (const layer of this.#still)
      if (isShown(layer, still)) layer.paintLabels?.(pen, still, viewport, labels)
  }

  /** Paints what moves. */
  paintMoving(pen: Pen, scene: MapScene<M>, viewport: Viewport, scale: LabelScale): void {
    const labels = this.labels(scene.still, scale)
    for (const layer of this.#moving) if (isShown(layer, scene)) layer.paint(pen, scene, viewport, labels)
  }

  /** The labels that are written at a scale; chosen once for all parts of the picture. */
  labels(still: M['still'], scale: LabelScale): PlacedLabels {
    const last = this.#labels
    if (last && last.still === still && isSameScale(last.scale, scale)) return last.placed
    const { pixelsPerMeter, rotationRadians, step } = scale
    const wanted = this.#still.flatMap(layer =>
      isShown(layer, still) ? (layer.labels?.(still, scale) ?? []) : [],
    )
    const placed = wanted.length === 0 ? NO_LABELS : placedLabels(wanted)
    this.#labels = { still, scale: { pixelsPerMeter, rotationRadians, step }, placed }
    return placed
  }

  /** What lies under a place: that of the uppermost layer that has something there; null on bare ground. */
  hit(place: MapPoint, scene: MapScene<M>, metersPerPixel: number): M['target'] | null {
    for (const layer of this.#moving.toReversed()) {
      const target = isShown(layer, scene) ? (layer.hit?.(place, scene, metersPerPixel) ?? null) : null
      if (target !== null) return target
    }
    for (const layer of this.#still.toReversed()) {
      const target = isShown(layer, scene.still)
        ? (layer.hit?.(place, scene.still, metersPerPixel) ?? null)
        : null
      if (target !== null) return target
    }
    return null
  }

  /** All that can be met, from top to bottom. */
  targets({ still, moving }: MapScene<M>): PlacedTarget<M['target']>[] {
    const scene = { still, moving }
    return [
      ...this.#moving
        .toReversed()
        .flatMap(layer => (isShown(layer, scene) ? (layer.targets?.(scene) ?? []) : [])),
      ...this.#still
        .toReversed()
        .flatMap(layer => (isShown(layer, still) ? (layer.targets?.(still) ?? []) : [])),
    ]
  }

  /** What lies nearest to a place, at most so many meters away; of equals the lower one. */
  nearest(place: MapPoint, scene: MapScene<M>, withinMeters: number): M['target'] | null {
    let best: { target: M['target'] | null; away: number } = { target: null, away: withinMeters }
    for (const { target, middle } of this.targets(scene)) {
      const away = Math.hypot(middle.x - place.x, middle.y - place.y)
      if (away <= best.away) best = { target, away }
    }
    return best.target
  }

  /** The entries of one legend. */
  legend(group: string): LegendEntry[] {
    return this.#layers
      .flatMap(({ legend = [] }) => legend.filter(entry => entry.group === group))
      .sort((a, b) => a.order - b.order)
  }

  /** Other fonts have come. */
  fontsChanged(): void {
    for (const layer of this.#layers) layer.fontsChanged?.()
  }
}

function isShown<Scene>(layer: { isShown?: (scene: Scene) => boolean }, scene: Scene): boolean {
  return layer.isShown?.(scene) ?? true
}

function isSameScale(one: LabelScale, other: LabelScale): boolean {
  return (
    one.pixelsPerMeter === other.pixelsPerMeter &&
    one.rotationRadians === other.rotationRadians &&
    one.step === other.step
  )
}
