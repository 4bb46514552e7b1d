import type { LatLon } from '@tractrix/domain/platform'
import type View from 'ol/View.js'
import { toProjected, zoomOf } from './map-view.ts'

/** Times of the map's own movements, in milliseconds; none for who wants less motion. */
const ZOOM_MS = 160
const CENTER_MS = 320
/** A view that follows closes most of the distance in this time, in milliseconds, so that it never jumps. */
const FOLLOW_MS = 180
/** Nearer than this a followed place counts as reached, in meters. */
const REACHED_METERS = 0.05

/** Moves a view by itself: zooms, brings a place into the middle, stays with one; and knows who moved it last. */
export class ViewMover {
  readonly #view: View
  #isByPerson = false
  #followedAt = 0
  #coveredBelow = 0

  constructor(view: View) {
    this.#view = view
  }

  /** Whether a person moved the view last, and not the map itself. */
  get isByPerson(): boolean {
    return this.#isByPerson
  }

  movedByPerson(): void {
    this.#isByPerson = true
  }

  /** To the next whole zoom in a direction. */
  zoomBy(steps: 1 | -1): void {
    this.#isByPerson = true
    const now = zoomOf(this.#view)
    const zoom = steps > 0 ? Math.floor(now + 1) : Math.ceil(now - 1)
    this.#view.animate({ zoom, duration: duration(ZOOM_MS) })
  }

  /** Brings a place into the middle of what is not covered by so many pixels at the lower edge. */
  centerOn(place: LatLon, coveredBelow: number): void {
    this.#isByPerson = false
    this.#coveredBelow = coveredBelow
    const center = this.#above(toProjected(place))
    // A map that still rolls on from a drag would roll away from the place after this animation has ended.
    this.#view.cancelAnimations()
    this.#view.animate({ center, duration: duration(CENTER_MS) })
  }

  /** What is covered of the lower edge while a place is followed, in pixels: the place is kept in the middle of the rest. */
  setCoveredBelow(pixels: number): void {
    this.#coveredBelow = pixels
  }

  /** Moves the view a step towards a place; a picture follows from that, and the next step with it. Null: it stays. */
  follow(place: LatLon | null, now: number): void {
    const since = Math.min(100, now - this.#followedAt)
    this.#followedAt = now
    const view = this.#view
    if (place === null || view.getAnimating() || view.getInteracting()) return
    const [x = 0, y = 0] = view.getCenter() ?? []
    const [toX = 0, toY = 0] = this.#above(toProjected(place))
    const share = wantsLessMotion() ? 1 : 1 - Math.exp(-since / FOLLOW_MS)
    if (Math.hypot(toX - x, toY - y) < REACHED_METERS) return
    this.#isByPerson = false
    view.setCenter([x + (toX - x) * share, y + (toY - y) * share])
  }

  /** The middle of the view that puts a place into the middle of what is not covered. */
  #above([x = 0, y = 0]: readonly number[]): number[] {
    const view = this.#view
    const down = (this.#coveredBelow / 2) * (view.getResolution() ?? 0)
    return [x + Math.sin(view.getRotation()) * down, y - Math.cos(view.getRotation()) * down]
  }
}

function wantsLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

function duration(milliseconds: number): number {
  return wantsLessMotion() ? 0 : milliseconds
}
