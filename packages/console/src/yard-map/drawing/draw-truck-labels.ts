import { isInView, toPixel } from '../frame/yard-frame.ts'
import { type DrawnTruck, truckMiddle, truckTone } from './draw-trucks.ts'
import { inMeters, inPixels, type Pen, within } from './pen.ts'
import { type Box, truckLabelPlaces } from './truck-label-places.ts'

const SANS = '"Inter Variable", system-ui, sans-serif'
const HEIGHT = 22
const NAME_FONT = `680 11px ${SANS}`
const STATE_FONT = `440 11px ${SANS}`

/** Labels of trucks: a pill with dot, name and state, and a thin leader to the truck (OP-OVL-11, OP-OVL-12). */
export function drawTruckLabels(pen: Pen, trucks: readonly DrawnTruck[]): void {
  const labelled = trucks
    .filter(truck => truck.label !== null && isInView(pen.view, truck.pose, 10))
    .sort((a, b) => rank(a) - rank(b))
  inPixels(pen)
  const wishes = labelled.map(truck => {
    const at = toPixel(pen.view, truckMiddle(truck.pose))
    const distance = Math.max(22, 4.4 * pen.view.pixelsPerMeter)
    return { ...at, width: labelWidth(pen, truck), height: HEIGHT, distance }
  })
  truckLabelPlaces(wishes).forEach((box, index) => {
    const truck = labelled[index]
    const wish = wishes[index]
    if (truck && wish) drawLabel(pen, truck, box, wish)
  })
  inMeters(pen)
}

const rank = (truck: DrawnTruck) => (truck.isSelected ? 0 : truck.needsHelp ? 1 : 2)

function labelWidth({ context }: Pen, truck: DrawnTruck): number {
  context.font = NAME_FONT
  const name = context.measureText(truck.name).width
  context.font = STATE_FONT
  return 21 + name + (truck.label ? 5 + context.measureText(truck.label).width : 0) + 10
}

function drawLabel(pen: Pen, truck: DrawnTruck, box: Box, at: { x: number; y: number }): void {
  const { context, colours } = pen
  const tone = truckTone(pen, truck)
  const attention = truck.needsHelp && !truck.isSelected
  within(pen, () => {
    context.globalAlpha = truck.opacity
    context.strokeStyle = truck.isSelected ? colours['map-truck-selected'] : colours['map-label-line']
    context.lineWidth = 1.2
    context.beginPath()
    context.moveTo(at.x, at.y)
    context.lineTo(Math.min(Math.max(at.x, box.x), box.x + box.width), box.y + HEIGHT / 2)
    context.stroke()
    const pill = new Path2D()
    pill.roundRect(box.x, box.y, box.width, box.height, HEIGHT / 2)
    within(pen, () => {
      context.shadowColor = 'rgb(0 0 0 / .28)'
      context.shadowBlur = 5 * pen.pixelRatio
      context.shadowOffsetY = 2 * pen.pixelRatio
      context.fillStyle = truck.isSelected ? colours['map-truck-selected-label'] : colours['map-label-bg']
      context.fill(pill)
    })
    context.lineWidth = 1
    context.strokeStyle = attention ? tone : context.strokeStyle
    context.stroke(pill)
    context.beginPath()
    context.arc(box.x + 12, box.y + HEIGHT / 2, 3.5, 0, 2 * Math.PI)
    context.fillStyle = truck.isSelected ? '#fff' : tone
    context.fill()
    writeWords(pen, truck, box)
  })
}

function writeWords({ context, colours }: Pen, truck: DrawnTruck, box: Box): void {
  const middle = box.y + HEIGHT / 2 + 0.5
  context.textAlign = 'left'
  context.textBaseline = 'middle'
  context.font = NAME_FONT
  context.fillStyle = truck.isSelected ? '#fff' : colours.text
  context.fillText(truck.name, box.x + 21, middle)
  if (!truck.label) return
  const after = box.x + 26 + context.measureText(truck.name).width
  context.font = STATE_FONT
  context.fillStyle = truck.isSelected ? '#fff' : colours['text-2']
  context.fillText(truck.label, after, middle)
}
