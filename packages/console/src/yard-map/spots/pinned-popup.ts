import { type Box, toPixel, type Viewport } from '../../map-kit/index.ts'
import type { LiveScene } from '../live-scene/live-scene.ts'
import type { SceneZone } from '../scene/scene-zone.ts'
import { truckMiddle } from '../scene/truck-middle.ts'
import { popupPlace } from './popup-place.ts'

/** Free space round the selected truck, in pixels. */
const TRUCK_ROOM = 28

/** Keeps the popup's element beside its spot while the map moves under it. */
export class PinnedPopup {
  readonly #scene: LiveScene
  #pinned: { element: HTMLElement; zoneId: string } | null = null

  constructor(scene: LiveScene) {
    this.#scene = scene
  }

  pin(element: HTMLElement | null, zoneId: string | null): void {
    this.#pinned = element && zoneId ? { element, zoneId } : null
    if (this.#pinned === null) this.#scene.popup = null
  }

  place(view: Viewport): void {
    const zone = this.#scene.still.zones.find(({ id }) => id === this.#pinned?.zoneId)
    if (!this.#pinned || !zone) return
    const { element } = this.#pinned
    const popup = { width: element.offsetWidth, height: element.offsetHeight }
    const { x, y, side, pointer } = popupPlace(boxOf(zone, view), popup, view, this.#keepFree(view))
    element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
    element.style.setProperty('--pointer', `${Math.round(pointer)}px`)
    element.dataset.side = side
    this.#scene.popup = { x, y, ...popup }
  }

  /** The selected truck, and the end of its route. */
  #keepFree(view: Viewport): Box[] {
    const { trucks, routeEnd } = this.#scene
    const truck = trucks.drawn(Date.now()).find(({ isSelected }) => isSelected)
    return [truck ? truckMiddle(truck.pose) : null, routeEnd].flatMap(place => {
      if (place === null) return []
      const at = toPixel(view, place)
      return [{ x: at.x - TRUCK_ROOM, y: at.y - TRUCK_ROOM, width: 2 * TRUCK_ROOM, height: 2 * TRUCK_ROOM }]
    })
  }
}

function boxOf(zone: SceneZone, view: Viewport): Box {
  const corners = zone.corners.map(corner => toPixel(view, corner))
  const xs = corners.map(({ x }) => x)
  const ys = corners.map(({ y }) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}
