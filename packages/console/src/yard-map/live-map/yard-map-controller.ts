import { loadMapFonts, MapCanvas, type ViewMover } from '../../map-canvas/index.ts'
import { LayerStack, openingCenter } from '../../map-kit/index.ts'
import type { FleetTelemetryStore } from '../../site-data/index.ts'
import type { MapSite } from '../contents/scene-of-contents.ts'
import { siteReach } from '../contents/site-view.ts'
import type { MapContents } from '../contents/use-map-contents.ts'
import type { LiveMap } from '../drawing/live-map.ts'
import { readMapColors } from '../drawing/map-colors.ts'
import { EdgeArrows } from '../layers/edge-arrows/edge-arrows-store.ts'
import { liveMapLayers } from '../layers/live-map-layers.ts'
import { LiveScene, type WorldRoute } from '../live-scene/live-scene.ts'
import { truckMiddle } from '../scene/truck-middle.ts'
import { PinnedPopup } from '../spots/pinned-popup.ts'
import { coveredBoxes } from './covered-boxes.ts'
import { FirstPicture } from './first-picture.ts'
import type { MapChoices, MapEvents } from './map-choices.ts'
import { readRememberedView, rememberView } from './remembered-view.ts'
import { siteOverlay } from './site-overlay.ts'

/** Trucks become stale by the clock alone, without a message: the map looks at them so often, in milliseconds. */
const LOOK_AGAIN_MS = 1_000

/** Keeps the live map of one site true to what the page knows; disposed with the page. */
export class YardMapController {
  /** Arrows at the edge to the trucks outside. */
  readonly edges = new EdgeArrows()
  readonly #element: HTMLElement
  readonly #scene: LiveScene
  readonly #layers = new LayerStack(liveMapLayers(this.edges))
  readonly #canvas: MapCanvas<LiveMap>
  readonly #popup: PinnedPopup
  readonly #firstPicture: FirstPicture
  readonly #timer: ReturnType<typeof setInterval>
  readonly #stopFonts: () => void
  #isFollowing = false

  constructor(element: HTMLElement, site: MapSite, { onSelect, onZoom, onPan }: MapEvents) {
    this.#element = element
    this.#scene = new LiveScene(site)
    this.#popup = new PinnedPopup(this.#scene)
    const { headingDegrees, ...remembered } = readRememberedView(site)
    this.#canvas = new MapCanvas(element, {
      ...remembered,
      origin: site.origin,
      rotationRadians: (-headingDegrees * Math.PI) / 180,
      bounds: siteReach(site.bounds),
      overlay: siteOverlay(site),
      layers: this.#layers,
      source: this.#scene,
      colors: readMapColors(element),
      interaction: {
        onSelect,
        onPan,
        followed: now => this.#followed(now),
        onSettle: (center, zoom, byPerson) => {
          if (!byPerson) return
          rememberView(site.id, { center, headingDegrees })
          onZoom(zoom)
        },
      },
      onFrame: view => this.#popup.place(view),
    })
    this.#firstPicture = new FirstPicture(() => this.#open())
    this.#timer = setInterval(() => this.#lookAgain(), LOOK_AGAIN_MS)
    this.#stopFonts = loadMapFonts(() => {
      this.#layers.fontsChanged()
      this.#canvas.repaint()
    })
  }

  /** Takes the telemetry that is there and all that comes; answers how to stop. */
  follow(store: FleetTelemetryStore): () => void {
    const take = () => {
      this.#scene.takeTelemetry(store)
      if (store.all().length > 0) this.#firstPicture.telemetryCame()
      this.#canvas.sceneChanged()
    }
    take()
    return store.subscribeToAll(take)
  }

  setContents(contents: MapContents): void {
    this.#scene.setContents(contents)
    this.#canvas.sceneChanged()
    this.#firstPicture.contentsCame(contents.isWhole, contents.trucks.length > 0)
  }

  setChoices({ showStates, selectedTruckId, isFollowing, shownTypes, ...choices }: MapChoices): void {
    this.#isFollowing = isFollowing
    this.#scene.trucks.showStates = showStates
    this.#scene.trucks.selectedId = selectedTruckId
    this.#scene.setChoices({ ...choices, shownTypes: new Set(shownTypes) })
    this.#canvas.sceneChanged()
  }

  setRoute(route: WorldRoute): void {
    this.#scene.setRoute(route)
    this.#canvas.sceneChanged()
  }

  readColors(): void {
    this.#canvas.setColors(readMapColors(this.#element))
  }

  /** Moves the view, for buttons and links. */
  get mover(): ViewMover {
    return this.#canvas.mover
  }

  /** Keeps an element beside a zone while the map moves; null takes the pin away. */
  pin(element: HTMLElement | null, zoneId: string | null): void {
    this.#popup.pin(element, zoneId)
    this.#popup.place(this.#canvas.viewport())
    this.#canvas.sceneChanged()
  }

  dispose(): void {
    clearInterval(this.#timer)
    this.#stopFonts()
    this.#firstPicture.dispose()
    this.edges.dispose()
    this.#canvas.dispose()
  }

  /** Shows the first picture, with trucks in view. */
  #open(): void {
    const { trucks } = this.#scene.movingAt(Date.now())
    this.#scene.controls = coveredBoxes(this.#element)
    const places = trucks.map(({ pose }) => truckMiddle(pose))
    this.#canvas.open(openingCenter(this.#canvas.viewport(), places))
  }

  #followed(now: number) {
    const { trucks } = this.#scene
    return this.#isFollowing && trucks.selectedId ? trucks.place(trucks.selectedId, now) : null
  }

  #lookAgain(): void {
    this.#scene.controls = coveredBoxes(this.#element)
    this.#canvas.sceneChanged()
  }
}
