import type { TruckStatusColor } from '@tractrix/domain/trucks'
import type { Box, Viewport } from '../../../map-kit/index.ts'
import type { DrawnTruck } from '../../scene/drawn-truck.ts'
import { truckMiddle } from '../../scene/truck-middle.ts'
import { type EdgeArrow, type EdgeSpace, edgeArrows } from './edge-arrows.ts'

/** An arrow with what is written on it. */
export interface NamedArrow extends EdgeArrow {
  name: string
  color: TruckStatusColor
}

const NONE: readonly NamedArrow[] = []
/** Arrows that nobody can see move are not moved again, in milliseconds. */
const REST_MS = 60
/** Free space at the sides of the map; the upper and lower edge give way to the controls that lie there, in pixels. */
const SPACE: EdgeSpace = { top: 30, right: 62, bottom: 30, left: 62 }
const MOST_COVERED = 0.6

/** The arrows to the trucks outside the view, as they are now; listeners are called when they change. */
export class EdgeArrows {
  #arrows: readonly NamedArrow[] = NONE
  #text = ''
  #placedAt = Number.NEGATIVE_INFINITY
  #wanted: { view: Viewport; trucks: readonly DrawnTruck[]; covered: readonly Box[] } | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #listeners = new Set<() => void>()

  readonly read = (): readonly NamedArrow[] => this.#arrows

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Takes a new view; `covered` lies over the map. What comes too soon after the last is taken a little later. */
  place(view: Viewport, trucks: readonly DrawnTruck[], covered: readonly Box[]): void {
    if (view.width === 0) return
    this.#wanted = { view, trucks, covered }
    const wait = this.#placedAt + REST_MS - performance.now()
    if (wait <= 0) this.#take()
    else this.#timer ??= setTimeout(() => this.#take(), wait)
  }

  dispose(): void {
    clearTimeout(this.#timer)
  }

  #take(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#wanted === null) return
    this.#placedAt = performance.now()
    const { view, trucks, covered } = this.#wanted
    const byId = new Map(trucks.map(truck => [truck.id, truck]))
    const wanted = trucks.map(truck => ({ ...truck, place: truckMiddle(truck.pose) }))
    const arrows = edgeArrows(view, wanted, SPACE, { covered, inner: spaceBeside(view, covered) }).map(
      arrow => {
        const { name, color } = byId.get(arrow.id)!
        return { ...arrow, radians: Math.round(arrow.radians * 20) / 20, name, color }
      },
    )
    const text = JSON.stringify(arrows)
    if (text === this.#text) return
    this.#text = text
    this.#arrows = arrows
    for (const listener of this.#listeners) listener()
  }
}

/** What the controls along the upper, lower and right edge leave free. */
function spaceBeside({ width, height }: Viewport, covered: readonly Box[]): EdgeSpace {
  const space = { ...SPACE }
  for (const box of covered) {
    const isHigh = box.y + box.height < height * 0.2
    const isLow = box.y > height * (1 - MOST_COVERED)
    const isRight = box.x > width * 0.8
    if (isHigh) space.top = Math.max(space.top, box.y + box.height + 22)
    else if (isRight) space.right = Math.max(space.right, width - box.x + 56)
    else if (isLow) space.bottom = Math.max(space.bottom, height - box.y + 22)
  }
  return space
}
