import { toPixel } from '../frame/yard-frame.ts'
import { type DrawnTruck, truckMiddle } from './draw-trucks.ts'
import { inMeters, inPixels, type Pen, SANS, sees, within } from './pen.ts'
import { type Box, type LabelSide, truckLabelPlaces } from './truck-label-places.ts'
import { truckToken } from './truck-looks.ts'

const HEIGHT = 22
const NAME_FONT = `680 11px ${SANS}`
const STATE_FONT = `440 11px ${SANS}`
const TEXT_FROM = 20
const GAP = 6
const PADDING = 10

/** The labels of trucks. It remembers where each stood, so that labels stay calm while trucks drive. */
export class TruckLabels {
  readonly #sides = new Map<string, LabelSide>()
  readonly #widths = new Map<string, number>()

  /** A pill with dot, name and state, and a thin leader to the truck (OP-OVL-11, OP-OVL-12). `taken` is no room for labels. */
  draw(pen: Pen, trucks: readonly DrawnTruck[], taken: readonly Box[]): void {
    const labelled = trucks.filter(truck => truck.label !== null && isSeen(pen, truck)).sort(byRank)
    inPixels(pen)
    const wishes = labelled.map(truck => ({
      ...toPixel(pen.view, truckMiddle(truck.pose)),
      width: this.#width(pen, truck),
      height: HEIGHT,
      distance: Math.max(22, 4.6 * pen.view.pixelsPerMeter),
      last: this.#sides.get(truck.id),
    }))
    const places = truckLabelPlaces(wishes, taken, pen.view)
    // The first in rank is drawn last, so that it lies on top where there is no room.
    for (let index = labelled.length - 1; index >= 0; index--) {
      const [truck, place, wish] = [labelled[index]!, places[index]!, wishes[index]!]
      this.#sides.set(truck.id, place.side)
      drawLabel(pen, truck, place, wish)
    }
    inMeters(pen)
  }

  #width({ context }: Pen, { name, label }: DrawnTruck): number {
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

  /** Measures again: other fonts have come. */
  forgetWidths(): void {
    this.#widths.clear()
  }
}

const rank = (truck: DrawnTruck) => (truck.isSelected ? 0 : truck.needsHelp ? 1 : 2)
const byRank = (a: DrawnTruck, b: DrawnTruck) => rank(a) - rank(b) || a.name.localeCompare(b.name)

function isSeen(pen: Pen, { pose: { x, y } }: DrawnTruck): boolean {
  return sees(pen, { left: x, right: x, low: y, high: y }, 6)
}

function drawLabel(pen: Pen, truck: DrawnTruck, box: Box, at: { x: number; y: number }): void {
  const { context, colours } = pen
  const tone = colours[truckToken(truck)]
  const isLoud = truck.needsHelp && !truck.isSelected
  const line = colours[truck.isSelected ? 'map-truck-selected' : 'map-label-line']
  within(pen, () => {
    context.globalAlpha = truck.opacity
    context.strokeStyle = line
    context.lineWidth = 1.2
    context.beginPath()
    context.moveTo(at.x, at.y)
    context.lineTo(
      Math.min(Math.max(at.x, box.x + HEIGHT / 2), box.x + box.width - HEIGHT / 2),
      box.y + HEIGHT / 2,
    )
    context.stroke()
    tracePill(context, box, 0, 1.5)
    context.fillStyle = colours['map-shadow']
    context.fill()
    tracePill(context, box, 0, 0)
    context.fillStyle = colours[truck.isSelected ? 'map-truck-selected-label' : 'map-label-bg']
    context.fill()
    context.lineWidth = 1
    context.strokeStyle = isLoud ? tone : line
    context.stroke()
    context.beginPath()
    context.arc(box.x + 11, box.y + HEIGHT / 2, 3.6, 0, 2 * Math.PI)
    context.fillStyle = truck.isSelected ? colours['map-label-selected-text'] : tone
    context.fill()
    writeWords(pen, truck, box)
  })
}

function tracePill(context: CanvasRenderingContext2D, box: Box, dx: number, dy: number): void {
  context.beginPath()
  context.roundRect(box.x + dx, box.y + dy, box.width, box.height, box.height / 2)
}

function writeWords({ context, colours }: Pen, truck: DrawnTruck, box: Box): void {
  const middle = box.y + HEIGHT / 2 + 0.5
  context.textAlign = 'left'
  context.textBaseline = 'middle'
  context.font = NAME_FONT
  context.fillStyle = colours[truck.isSelected ? 'map-label-selected-text' : 'text']
  context.fillText(truck.name, box.x + TEXT_FROM, middle)
  if (!truck.label) return
  const after = box.x + TEXT_FROM + context.measureText(truck.name).width + GAP
  context.font = STATE_FONT
  context.fillStyle = colours[truck.isSelected ? 'map-label-selected-text' : 'text-2']
  context.fillText(truck.label, after, middle)
}
