import { createHash } from 'node:crypto'
import { type LayerStack, pixelsPerMeter, takePen, type Viewport } from '../../map-kit/index.ts'
import type { LiveMap } from '../drawing/live-map.ts'
import type { MapColors } from '../drawing/map-colors.ts'
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
export function scriptedScene(changes: Partial<YardFacts> = {}) {
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

/** What layers paint of a scene, stroke by stroke: what is still, and what moves. */
export function paintYard(
  layers: LayerStack<LiveMap>,
  scene: ReturnType<typeof scriptedScene>,
  zoom: number,
) {
  const view = scriptedView(zoom)
  const record = () => {
    const { context, strokes } = recordedContext(view.width, view.height)
    return { pen: takePen(context, view, NAMES, zoom, 1, recordedCanvas), strokes }
  }
  const [still, moving] = [record(), record()]
  const scale = { ...view, step: still.pen.step }
  layers.paintStill(still.pen, scene.still, view, scale)
  layers.paintMoving(moving.pen, scene, view, scale)
  return { still: still.strokes, moving: moving.strokes }
}

/** A short name for strokes: the same strokes have the same. */
export function fingerprint(strokes: readonly string[]): string {
  return createHash('sha256').update(strokes.join('\n')).digest('hex').slice(0, 16)
}
