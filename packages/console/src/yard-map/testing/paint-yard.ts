import { createHash } from 'node:crypto'
import {
  LayerStack,
  type MapLayer,
  type MapScene,
  pixelsPerMeter,
  takePen,
  type Viewport,
} from '../../map-kit/index.ts'
import type { LiveMap, Pen } from '../drawing/live-map.ts'
import type { MapColors } from '../drawing/map-colors.ts'
import type { MovingYard } from '../scene/moving-yard.ts'
import { RouteAhead } from '../scene/route-ahead.ts'
import { changedYard, EMPTY_YARD, type YardFacts } from '../scene/yard-scene.ts'
import { recordedCanvas, recordedContext } from './recorded-canvas.ts'
import { scriptedYard } from './scripted-yard.ts'

/** Colors that are the names of their tokens. */
const NAMES = new Proxy(
  { halo: 0.2 },
  { get: (known, token) => Reflect.get(known, token) ?? token },
) as unknown as MapColors

/** The scene of the scripted yard. */
export function scriptedScene(changes: Partial<YardFacts> = {}): MapScene<LiveMap> {
  const { trucks, route, ...yard } = scriptedYard()
  const selected = trucks.find(({ isSelected }) => isSelected)!
  return {
    still: changedYard(EMPTY_YARD, { ...yard, ...changes }),
    moving: { trucks, route: new RouteAhead(route).from(selected.pose), controls: [], popup: null },
  }
}

/** A view of 600 by 500 pixels over the middle of the scripted yard. */
export function scriptedView(zoom: number): Viewport {
  return {
    center: { x: 0, y: 0 },
    pixelsPerMeter: pixelsPerMeter(zoom, 39.28),
    rotationRadians: 0.05,
    width: 600,
    height: 500,
  }
}

/** A pen that writes down its strokes, for a picture of the scripted yard. */
export function scriptedPen(zoom: number, newCanvas = recordedCanvas): { pen: Pen; strokes: string[] } {
  const view = scriptedView(zoom)
  const { context, strokes } = recordedContext(view.width, view.height)
  return { pen: takePen(context, view, NAMES, zoom, 1, newCanvas), strokes }
}

/** What layers paint of a scene, stroke by stroke: what is still, and what moves. */
export function paintYard(layers: LayerStack<LiveMap>, scene: MapScene<LiveMap>, zoom: number) {
  const [still, moving] = [scriptedPen(zoom), scriptedPen(zoom)]
  const { view, step } = still.pen
  layers.paintStill(still.pen, scene.still, view, { ...view, step })
  layers.paintMoving(moving.pen, scene, view, { ...view, step })
  return { still: still.strokes, moving: moving.strokes }
}

/** A short name for strokes: the same strokes have the same. */
export function fingerprint(strokes: readonly string[]): string {
  return createHash('sha256').update(strokes.join('\n')).digest('hex').slice(0, 16)
}

/** What one layer alone paints of the scripted yard, stroke by stroke. */
export function paintLayer(
  layer: MapLayer<LiveMap>,
  zoom: number,
  { moving, ...facts }: Partial<YardFacts> & { moving?: Partial<MovingYard> } = {},
): string[] {
  const scene = scriptedScene(facts)
  const shown = { ...scene, moving: { ...scene.moving, ...moving } }
  const painted = paintYard(new LayerStack<LiveMap>([layer]), shown, zoom)
  return [...painted.still, ...painted.moving].filter(stroke => !CLEARING.test(stroke))
}

/** Strokes of taking a pen, which every picture begins with. */
const CLEARING = /^(setTransform|clearRect)\(/
