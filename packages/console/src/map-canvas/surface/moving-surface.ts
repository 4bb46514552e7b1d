import type { Viewport } from '../../map-kit/index.ts'
import { fitCanvas } from './fit-canvas.ts'
import { pauseAfter } from './pause-after.ts'

/** Paints one picture of what moves at a time in milliseconds; answers how fast it does, in meters per second. */
export type PaintPicture = (
  context: CanvasRenderingContext2D,
  view: Viewport,
  pixelRatio: number,
  now: number,
) => number

/** The canvas of what moves. It alone is painted while things move, as often as their motion can be seen. */
export class MovingSurface {
  readonly canvas = document.createElement('canvas')
  readonly #paintPicture: PaintPicture
  readonly #viewport: () => Viewport
  #frame = 0
  /** Before this no picture is worth its work, by the clock of animation frames. */
  #nextPaint = 0
  #disposed = false

  constructor(part: string, viewport: () => Viewport, paintPicture: PaintPicture) {
    this.canvas.dataset.part = part
    this.#viewport = viewport
    this.#paintPicture = paintPicture
  }

  /** Paints soon, and again as long and as often as motion can be seen. */
  changed(): void {
    if (this.#frame !== 0 || this.#disposed) return
    this.#frame = requestAnimationFrame(now => {
      this.#frame = 0
      if (now < this.#nextPaint || this.paint()) this.changed()
    })
  }

  /** Paints at once; answers whether something still moves. */
  paint(): boolean {
    const view = this.#viewport()
    const pixelRatio = window.devicePixelRatio || 1
    fitCanvas(this.canvas, view, pixelRatio)
    const context = this.canvas.getContext('2d')
    if (!context || view.width === 0) return false
    const now = performance.now()
    const pace = this.#paintPicture(context, view, pixelRatio, performance.timeOrigin + now)
    this.#nextPaint = now + pauseAfter(pace * view.pixelsPerMeter)
    return pace > 0
  }

  dispose(): void {
    this.#disposed = true
    cancelAnimationFrame(this.#frame)
    this.canvas.remove()
  }
}
