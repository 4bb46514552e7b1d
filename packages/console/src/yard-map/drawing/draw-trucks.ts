import type { TruckStatusColour } from '@tractrix/domain/trucks'
import { isInView, type YardPoint } from '../frame/yard-frame.ts'
import type { ByZoom } from '../frame/zoom.ts'
import type { TruckPose } from '../trucks/truck-motion.ts'
import { drawTrailerName } from './draw-words.ts'
import type { MapToken } from './map-colours.ts'
import { type Pen, pixels, within } from './pen.ts'
import {
  drawTractor,
  FIFTH_WHEEL_AHEAD_METERS,
  TRACTOR_LENGTH_METERS,
  TRACTOR_MIDDLE_METERS,
} from './tractor-shape.ts'
import { drawTrailerBody, type TrailerBody } from './trailer-shape.ts'

/** A truck as it is drawn in one picture. */
export interface DrawnTruck {
  id: string
  name: string
  pose: TruckPose
  colour: TruckStatusColour
  /** Grey body: no fresh telemetry, or none at all yet. */
  isStale: boolean
  isSelected: boolean
  /** A ring round the cab: it wants somebody's eyes. */
  needsHelp: boolean
  /** Words of its label after the name; null: no label. */
  label: string | null
  /** 0 to 1 while it appears or goes (OP-OVL-22). */
  opacity: number
  trailer: (TrailerBody & { scac: string; serial: string }) | null
}

/** Tractor lengths are never shorter than this many pixels (OP-OVL-17). */
const SMALLEST_PIXELS: ByZoom<number> = { 18: 16, 19: 20, 20: 26 }
const HALO_METERS = 3.7
const CONE_METERS = 11
const CONE_HALF_ANGLE = (24 * Math.PI) / 180
/** From a trailer's nose back to its kingpin, in metres. */
const KINGPIN_SETBACK_METERS = 0.914

const STATUS_TOKENS = {
  green: 'green-icon',
  yellow: 'yellow-icon',
  red: 'red-icon',
  grey: 'grey-icon',
} as const satisfies Record<TruckStatusColour, MapToken>

/** Trucks with their trailers, in the order given; what is drawn last lies on top. */
export function drawTrucks(pen: Pen, trucks: readonly DrawnTruck[]): void {
  for (const truck of trucks) {
    if (!isInView(pen.view, truck.pose, 30)) continue
    within(pen, () => {
      pen.context.globalAlpha = truck.opacity
      drawHalo(pen, truck)
      at(pen, truck.pose, truck.pose.headingRadians, () => {
        const scale = glyphScale(pen)
        pen.context.scale(scale, scale)
        drawTractor(pen, truck.isSelected ? 'selected' : truck.isStale ? 'stale' : 'normal')
      })
      if (truck.trailer) drawTowedTrailer(pen, truck, truck.trailer)
    })
  }
}

/** The colour of a truck's dot, halo and ring. */
export function truckTone(pen: Pen, truck: DrawnTruck): string {
  return pen.colours[truck.isSelected ? 'map-truck-selected' : STATUS_TOKENS[truck.colour]]
}

/** The middle of the tractor, where labels and clicks aim. */
export function truckMiddle(pose: TruckPose): YardPoint {
  return {
    x: pose.x + Math.cos(pose.headingRadians) * TRACTOR_MIDDLE_METERS,
    y: pose.y + Math.sin(pose.headingRadians) * TRACTOR_MIDDLE_METERS,
  }
}

function glyphScale(pen: Pen): number {
  return Math.max(1, SMALLEST_PIXELS[pen.step] / (TRACTOR_LENGTH_METERS * pen.view.pixelsPerMeter))
}

function drawHalo(pen: Pen, truck: DrawnTruck): void {
  const { context } = pen
  const tone = truckTone(pen, truck)
  const radius = HALO_METERS * glyphScale(pen)
  const middle = truckMiddle(truck.pose)
  if (truck.isSelected) drawCone(pen, truck, tone)
  context.beginPath()
  context.arc(middle.x, middle.y, radius, 0, 2 * Math.PI)
  context.fillStyle = `color-mix(in srgb, ${tone} 24%, transparent)`
  context.fill()
  if (!truck.isSelected && !truck.needsHelp) return
  context.strokeStyle = tone
  context.lineWidth = pixels(pen, 1.6)
  context.stroke()
}

function drawCone(pen: Pen, truck: DrawnTruck, tone: string): void {
  at(pen, truckMiddle(truck.pose), truck.pose.headingRadians, () => {
    const { context } = pen
    const fade = context.createRadialGradient(0, 0, 1, 0, 0, CONE_METERS)
    fade.addColorStop(0, `color-mix(in srgb, ${tone} 50%, transparent)`)
    fade.addColorStop(1, `color-mix(in srgb, ${tone} 0%, transparent)`)
    context.fillStyle = fade
    context.beginPath()
    context.moveTo(0, 0)
    context.arc(0, 0, CONE_METERS, -CONE_HALF_ANGLE, CONE_HALF_ANGLE)
    context.fill()
  })
}

/** The trailer hangs with its kingpin on the fifth wheel, at its own angle, above the tractor's deck. */
function drawTowedTrailer(pen: Pen, truck: DrawnTruck, trailer: NonNullable<DrawnTruck['trailer']>): void {
  const { pose } = truck
  const heading = pose.headingRadians + (pose.trailerAngleRadians ?? 0)
  const kingpin = {
    x: pose.x + Math.cos(pose.headingRadians) * FIFTH_WHEEL_AHEAD_METERS,
    y: pose.y + Math.sin(pose.headingRadians) * FIFTH_WHEEL_AHEAD_METERS,
  }
  const rear = KINGPIN_SETBACK_METERS - trailer.lengthMeters
  at(pen, kingpin, heading, () => {
    const edge = pen.colours[truck.isSelected ? 'map-truck-selected' : 'map-truck']
    drawTrailerBody(pen, trailer, rear, edge)
  })
  if (pen.step === 18) return
  const along = rear + trailer.lengthMeters / 2
  const middle = { x: kingpin.x + Math.cos(heading) * along, y: kingpin.y + Math.sin(heading) * along }
  drawTrailerName(pen, trailer, middle, heading)
}

function at(pen: Pen, place: YardPoint, headingRadians: number, draw: () => void): void {
  within(pen, () => {
    pen.context.translate(place.x, place.y)
    pen.context.rotate(headingRadians)
    draw()
  })
}
