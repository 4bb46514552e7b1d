import Layer from 'ol/layer/Layer.js'
import type { FrameState } from 'ol/Map.js'
import type Source from 'ol/source/Source.js'

/** A layer of OpenLayers that one function paints on a canvas of the map's size, whenever the map is drawn. */
export class PaintedLayer extends Layer<Source> {
  readonly #canvas = document.createElement('canvas')
  readonly #paint: (context: CanvasRenderingContext2D, pixelRatio: number) => void

  constructor(paint: (context: CanvasRenderingContext2D, pixelRatio: number) => void) {
    super({})
    this.#paint = paint
    this.#canvas.className = 'yard-map-ground'
  }

  override render(frame: FrameState | null): HTMLElement {
    const [width = 0, height = 0] = frame?.size ?? []
    const pixelRatio = frame?.pixelRatio ?? 1
    const deviceWidth = Math.round(width * pixelRatio)
    const deviceHeight = Math.round(height * pixelRatio)
    if (this.#canvas.width !== deviceWidth || this.#canvas.height !== deviceHeight) {
      this.#canvas.width = deviceWidth
      this.#canvas.height = deviceHeight
      this.#canvas.style.width = `${width}px`
      this.#canvas.style.height = `${height}px`
    }
    const context = this.#canvas.getContext('2d')
    if (context) this.#paint(context, pixelRatio)
    return this.#canvas
  }
}
