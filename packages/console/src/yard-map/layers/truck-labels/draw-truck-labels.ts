import {
  type Box,
  type CalloutSide,
  calloutPlaces,
  inMeters,
  inPixels,
  sees,
  toPixel,
} from '../../../map-kit/index.ts'
import type { Pen } from '../../drawing/live-map.ts'
import type { DrawnTruck } from '../../scene/drawn-truck.ts'
import { truckMiddle } from '../../scene/truck-middle.ts'
import { LABEL_HEIGHT, LabelSprites, leaderToken } from './label-sprites.ts'

/** A label stays at least this far from its truck: pixels, or meters when those are more. */
const DISTANCE = { pixels: 22, meters: 4.6 }

/** Half of a tractor's length, drawn never shorter than that many pixels. */
const CAB = { pixels: 12, meters: 2.6 }

/** The labels of trucks. It remembers where each stood, so that labels stay calm while trucks drive. */
export class TruckLabels {
  readonly #sprites = new LabelSprites()
  readonly #sides = new Map<string, CalloutSide>()

  /**
   * A pill with dot, name and state, and a thin leader to the truck (OP-OVL-11, OP-OVL-12). `taken` and the `numbers` of the yard are no room for labels; a truck
   * whose label finds no room at all goes without.
   */
  draw(pen: Pen, trucks: readonly DrawnTruck[], taken: readonly Box[], numbers: readonly Box[]): void {
    const labelled = trucks.filter(truck => truck.label !== null && isSeen(pen, truck)).sort(byRank)
    const distance = Math.max(DISTANCE.pixels, DISTANCE.meters * pen.view.pixelsPerMeter)
    inPixels(pen)
    const wishes = labelled.map(truck => ({
      ...toPixel(pen.view, truckMiddle(truck.pose)),
      width: this.#sprites.width(pen, truck),
      height: LABEL_HEIGHT,
      distance,
      last: this.#sides.get(truck.id),
    }))
    const seen = trucks.filter(truck => isSeen(pen, truck))
    const places = calloutPlaces(wishes, {
      taken: [...taken, ...seen.map(truck => cabBox(pen, truck))],
      numbers,
      avoided: seen.flatMap(truck => trailerBox(pen, truck) ?? []),
      frame: pen.view,
    })
    // The first in rank is drawn last, so that it lies on top where there is no room.
    for (let index = labelled.length - 1; index >= 0; index--) {
      const [truck, place, wish] = [labelled[index]!, places[index], wishes[index]!]
      if (!place) continue
      this.#sides.set(truck.id, place.side)
      pen.context.globalAlpha = truck.opacity
      drawLeader(pen, truck, place, wish)
      this.#sprites.put(pen, truck, place.x, place.y)
    }
    pen.context.globalAlpha = 1
    inMeters(pen)
  }

  /** Paints and measures again: other fonts have come. */
  fontsChanged(): void {
    this.#sprites.clear()
  }
}

const rank = (truck: DrawnTruck) => (truck.isSelected ? 0 : truck.needsHelp ? 1 : 2)
const byRank = (a: DrawnTruck, b: DrawnTruck) => rank(a) - rank(b) || a.name.localeCompare(b.name)

function isSeen(pen: Pen, { pose: { x, y } }: DrawnTruck): boolean {
  return sees(pen, { left: x, right: x, low: y, high: y }, 6)
}

/** A tractor, which no label hides. */
function cabBox(pen: Pen, truck: DrawnTruck): Box {
  const { x, y } = toPixel(pen.view, truckMiddle(truck.pose))
  const reach = Math.max(CAB.pixels, CAB.meters * pen.view.pixelsPerMeter)
  return { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach }
}

/** The box around the trailer that a truck tows; null without one. */
function trailerBox(pen: Pen, { pose, trailer }: DrawnTruck): Box | null {
  if (!trailer) return null
  const heading = pose.headingRadians + (pose.trailerAngleRadians ?? 0)
  const rear = {
    x: pose.x - Math.cos(heading) * trailer.lengthMeters,
    y: pose.y - Math.sin(heading) * trailer.lengthMeters,
  }
  const [from, to] = [toPixel(pen.view, pose), toPixel(pen.view, rear)]
  const half = (trailer.widthMeters / 2) * pen.view.pixelsPerMeter
  return {
    x: Math.min(from.x, to.x) - half,
    y: Math.min(from.y, to.y) - half,
    width: Math.abs(from.x - to.x) + 2 * half,
    height: Math.abs(from.y - to.y) + 2 * half,
  }
}

function drawLeader(pen: Pen, truck: DrawnTruck, box: Box, at: { x: number; y: number }): void {
  const { context, colors } = pen
  const half = LABEL_HEIGHT / 2
  context.strokeStyle = colors[leaderToken(truck)]
  context.lineWidth = 1.2
  context.beginPath()
  context.moveTo(at.x, at.y)
  context.lineTo(Math.min(Math.max(at.x, box.x + half), box.x + box.width - half), box.y + half)
  context.stroke()
}
