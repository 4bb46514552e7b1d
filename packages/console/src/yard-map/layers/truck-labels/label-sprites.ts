import { SANS } from '../../../map-kit/index.ts'
import type { Pen } from '../../drawing/live-map.ts'
import type { MapColors } from '../../drawing/map-colors.ts'
import type { DrawnTruck } from '../../scene/drawn-truck.ts'
import { truckToken } from '../trucks/truck-looks.ts'

export const LABEL_HEIGHT = 22
const NAME_FONT = `680 11px ${SANS}`
const STATE_FONT = `440 11px ${SANS}`
const TEXT_FROM = 20
const GAP = 6
const PADDING = 10
/** Round the pill, for its shadow, in pixels. */
const MARGIN = 3
/** More sprites than this are thrown away together; labels change all the time. */
const MOST = 500

type Labelled = Pick<DrawnTruck, 'name' | 'label' | 'color' | 'isSelected' | 'needsHelp'>

/** The labels of trucks as small pictures, painted once for as long as their words and colors stay. */
export class LabelSprites {
  readonly #canvases = new Map<string, HTMLCanvasElement>()
  readonly #widths = new Map<string, number>()
  #colors: MapColors | null = null
  #pixelRatio = 0

  /** The width of a label, in CSS pixels. */
  width({ context }: Pen, { name, label }: Labelled): number {
    const key = `${name}\n${label}`
    const known = this.#widths.get(key)
    if (known !== undefined) return known
    context.font = NAME_FONT
    const nameWidth = context.measureText(name).width
    context.font = STATE_FONT
    const width = TEXT_FROM + nameWidth + (label ? GAP + context.measureText(label).width : 0) + PADDING
    this.#widths.set(key, width)
    return width
  }

  /** Puts a label with its upper left corner at a place in CSS pixels; the canvas must count those. */
  put(pen: Pen, truck: Labelled, x: number, y: number): void {
    const { context, pixelRatio } = pen
    if (this.#colors !== pen.colors || this.#pixelRatio !== pixelRatio || this.#canvases.size > MOST) {
      this.#canvases.clear()
      this.#colors = pen.colors
      this.#pixelRatio = pixelRatio
    }
    const key = [truck.name, truck.label, truck.color, truck.isSelected, truck.needsHelp].join('\n')
    const canvas = this.#canvases.get(key) ?? this.#paint(pen, truck)
    this.#canvases.set(key, canvas)
    // On whole pixels of the device, so that the words stay sharp.
    const snap = (place: number) => Math.round((place - MARGIN) * pixelRatio) / pixelRatio
    context.drawImage(canvas, snap(x), snap(y), canvas.width / pixelRatio, canvas.height / pixelRatio)
  }

  /** Paints and measures again: other fonts have come. */
  clear(): void {
    this.#canvases.clear()
    this.#widths.clear()
  }

  #paint(pen: Pen, truck: Labelled): HTMLCanvasElement {
    const width = this.width(pen, truck)
    const canvas = pen.newCanvas(
      Math.ceil((width + 2 * MARGIN) * pen.pixelRatio),
      Math.ceil((LABEL_HEIGHT + 2 * MARGIN) * pen.pixelRatio),
    )
    const context = canvas.getContext('2d')
    if (context) {
      context.setTransform(pen.pixelRatio, 0, 0, pen.pixelRatio, 0, 0)
      context.translate(MARGIN, MARGIN)
      paintPill(context, pen.colors, truck, width)
      writeLabel(context, pen.colors, truck)
    }
    return canvas
  }
}

function paintPill(
  context: CanvasRenderingContext2D,
  colors: MapColors,
  truck: Labelled,
  width: number,
): void {
  const tone = colors[truckToken(truck)]
  const isLoud = truck.needsHelp && !truck.isSelected
  context.beginPath()
  context.roundRect(0, 1.5, width, LABEL_HEIGHT, LABEL_HEIGHT / 2)
  context.fillStyle = colors['map-shadow']
  context.fill()
  context.beginPath()
  context.roundRect(0, 0, width, LABEL_HEIGHT, LABEL_HEIGHT / 2)
  context.fillStyle = colors[truck.isSelected ? 'map-truck-selected-label' : 'map-label-bg']
  context.fill()
  context.strokeStyle = isLoud ? tone : colors[leaderToken(truck)]
  context.lineWidth = 1
  context.stroke()
  context.beginPath()
  context.arc(11, LABEL_HEIGHT / 2, 3.6, 0, 2 * Math.PI)
  context.fillStyle = truck.isSelected ? colors['map-label-selected-text'] : tone
  context.fill()
}

function writeLabel(context: CanvasRenderingContext2D, colors: MapColors, truck: Labelled): void {
  const middle = LABEL_HEIGHT / 2 + 0.5
  context.textBaseline = 'middle'
  context.font = NAME_FONT
  context.fillStyle = colors[truck.isSelected ? 'map-label-selected-text' : 'text']
  context.fillText(truck.name, TEXT_FROM, middle)
  if (!truck.label) return
  const after = TEXT_FROM + context.measureText(truck.name).width + GAP
  context.font = STATE_FONT
  context.fillStyle = colors[truck.isSelected ? 'map-label-selected-text' : 'text-2']
  context.fillText(truck.label, after, middle)
}

/** The color of the line from a truck to its label, and of the label's edge. */
export function leaderToken({ isSelected }: Pick<DrawnTruck, 'isSelected'>) {
  return isSelected ? 'map-truck-selected' : 'map-label-line'
}
