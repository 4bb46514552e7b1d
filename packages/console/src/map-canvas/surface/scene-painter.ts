import {
  fromPixel,
  type LayerStack,
  type MapPoint,
  type MapTypes,
  type SceneSource,
  sceneAt,
  takePen,
  type Viewport,
} from '../../map-kit/index.ts'

/** Enter selects what lies so near to the middle of the map, in pixels. */
const MIDDLE_REACH_PIXELS = 60

/** What a map paints, and finds under a place: its layers with what the source shows at that moment. */
export class ScenePainter<M extends MapTypes> {
  readonly #layers: LayerStack<M>
  readonly #source: SceneSource<M>
  colors: M['colors']

  constructor({ layers, source, colors }: ScenePainterParts<M>) {
    this.#layers = layers
    this.#source = source
    this.colors = colors
  }

  /** Paints a part of what is still. */
  paintStill(context: CanvasRenderingContext2D, view: Viewport, zoom: number, pixelRatio: number): void {
    const pen = takePen(context, view, this.colors, zoom, pixelRatio)
    this.#layers.paintStill(pen, this.#source.still, view, { ...view, step: pen.step })
  }

  /** Paints what moves, at a time in milliseconds. */
  paintMoving(
    context: CanvasRenderingContext2D,
    view: Viewport,
    zoom: number,
    pixelRatio: number,
    now: number,
  ): void {
    const pen = takePen(context, view, this.colors, zoom, pixelRatio)
    this.#layers.paintMoving(pen, sceneAt(this.#source, now), view, { ...view, step: pen.step })
  }

  /** What lies under a pixel of the view; null: bare ground. */
  hit(view: Viewport, pixel: MapPoint): M['target'] | null {
    const scene = sceneAt(this.#source, Date.now())
    return this.#layers.hit(fromPixel(view, pixel), scene, 1 / view.pixelsPerMeter)
  }

  /** What lies in the middle of the view, or nearest to it: for those who select it by key. */
  nearestToMiddle(view: Viewport): M['target'] | null {
    const scene = sceneAt(this.#source, Date.now())
    return this.#layers.nearest(view.center, scene, MIDDLE_REACH_PIXELS / view.pixelsPerMeter)
  }
}

interface ScenePainterParts<M extends MapTypes> {
  layers: LayerStack<M>
  source: SceneSource<M>
  colors: M['colors']
}
