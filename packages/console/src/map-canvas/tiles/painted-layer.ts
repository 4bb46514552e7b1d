import Layer from 'ol/layer/Layer.js'
import type { FrameState } from 'ol/Map.js'
import type Source from 'ol/source/Source.js'
import { fitCanvas } from '../surface/fit-canvas.ts'

/** A layer of OpenLayers that one function draws on a canvas of the map's size, whenever the map is drawn; `part` marks the canvas for the styles. */
export class PaintedLayer extends Layer<Source> {
  readonly #canvas = document.createElement('canvas')
  readonly #paint: (context: CanvasRenderingContext2D, frame: FrameState) => void

  constructor(part: string, paint: (context: CanvasRenderingContext2D, frame: FrameState) => void) {
    super({})
    this.#paint = paint
    this.#canvas.dataset.part = part
  }

  override render(frame: FrameState | null): HTMLElement {
    if (frame === null) return this.#canvas
    const [width = 0, height = 0] = frame.size
    fitCanvas(this.#canvas, { width, height }, frame.pixelRatio)
    const context = this.#canvas.getContext('2d')
    if (context) this.#paint(context, frame)
    return this.#canvas
  }
}
