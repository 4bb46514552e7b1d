import type { LatLon } from '@tractrix/domain/platform'
import { defaults as defaultInteractions } from 'ol/interaction/defaults.js'
import OlMap from 'ol/Map.js'
import ViewHint from 'ol/ViewHint.js'
import { type MapPoint, type MapTypes, type Viewport, worldFrame } from '../map-kit/index.ts'
import { hoverTarget } from './interaction/hover-target.ts'
import { listenToInput } from './interaction/listen-to-input.ts'
import type { MapCanvasOptions } from './map-canvas-options.ts'
import { MovingSurface } from './surface/moving-surface.ts'
import { ScenePainter } from './surface/scene-painter.ts'
import { MapTiles } from './tiles/map-tiles.ts'
import { PaintedLayer } from './tiles/painted-layer.ts'
import { centerOf, mapView, toProjected, viewportOf, zoomOf } from './view/map-view.ts'
import { overlayLayers } from './view/overlay-image.ts'
import { ViewMover } from './view/view-mover.ts'

/**
 * A map on the screen: OpenLayers carries view, touch, wheel, keys and overlay image; what is still is painted as tiles,
 * what moves on a canvas of its own above them. Nothing is painted before `open`.
 */
export class MapCanvas<M extends MapTypes> {
  /** Moves the view, for buttons and links. */
  readonly mover: ViewMover
  readonly #options: MapCanvasOptions<M>
  readonly #map: OlMap
  readonly #tiles: MapTiles
  readonly #ground: PaintedLayer
  readonly #moving: MovingSurface
  readonly #painter: ScenePainter<M>
  readonly #toWorld: (point: MapPoint) => LatLon
  #still: M['still'] | undefined
  #isOpen = false
  #disposed = false

  constructor(element: HTMLElement, options: MapCanvasOptions<M>) {
    const { origin, overlay } = options
    this.#options = options
    this.#toWorld = worldFrame(origin)
    this.#painter = new ScenePainter(options)
    this.#tiles = new MapTiles((context, view, pixelRatio) =>
      this.#painter.paintStill(context, view, this.#zoom(), pixelRatio),
    )
    this.#ground = new PaintedLayer('still', (context, { viewHints, pixelRatio }) => {
      if (!this.#isOpen) return
      const isZooming = Boolean(viewHints[ViewHint.ANIMATING] || viewHints[ViewHint.INTERACTING])
      const isDue = this.#tiles.draw(context, this.viewport(), pixelRatio, isZooming)
      if (isDue) requestAnimationFrame(() => this.#disposed || this.#map.render())
    })
    const view = mapView(options)
    this.mover = new ViewMover(view)
    this.#map = new OlMap({
      target: element,
      controls: [],
      interactions: defaultInteractions({ altShiftDragRotate: false, pinchRotate: false }),
      layers: [...overlayLayers(overlay), this.#ground],
      view,
    })
    this.#moving = new MovingSurface(
      'moving',
      () => this.viewport(),
      (context, shown, pixelRatio, now) => this.#paintMoving(context, shown, pixelRatio, now),
    )
    this.#map.getViewport().append(this.#moving.canvas)
    this.#listen()
  }

  #listen(): void {
    const { interaction, onFrame } = this.#options
    const { onSelect, onHover, onPan, onSettle } = interaction
    this.#map.on('postrender', () => {
      if (this.#isOpen) this.#moving.paint()
      onFrame?.(this.viewport())
    })
    this.#map.on('moveend', () => {
      const view = this.#map.getView()
      if (this.#isOpen) onSettle?.(centerOf(view), zoomOf(view), this.mover.isByPerson)
    })
    const hovered = onHover && hoverTarget(onHover)
    listenToInput(this.#map, {
      select: pixel => onSelect?.(this.#painter.hit(this.viewport(), pixel)),
      selectMiddle: () => onSelect?.(this.#painter.nearestToMiddle(this.viewport())),
      hover: hovered ? pixel => hovered(pixel && this.#painter.hit(this.viewport(), pixel)) : null,
      pan: () => {
        this.mover.movedByPerson()
        onPan?.()
      },
      zoom: () => this.mover.movedByPerson(),
    })
  }

  /** Shows the first picture, whole, with a place in the middle. */
  open(center: MapPoint): void {
    this.#isOpen = true
    this.#map.getView().setCenter(toProjected(this.#toWorld(center)))
    this.#map.getViewport().parentElement?.setAttribute('data-open', '')
    this.#tiles.clear()
    this.repaint()
  }

  get isOpen(): boolean {
    return this.#isOpen
  }

  /** The source has something new: what moves is painted again, and what is still when it has changed. */
  sceneChanged(): void {
    if (this.#options.source.still === this.#still) this.#moving.changed()
    else this.repaint()
  }

  /** Paints everything again, for instance after other fonts have come. */
  repaint(): void {
    this.#still = this.#options.source.still
    this.#tiles.outdate()
    this.#ground.changed()
    this.#moving.changed()
  }

  setColors(colors: M['colors']): void {
    this.#painter.colors = colors
    this.#tiles.clear()
    this.repaint()
  }

  /** What is shown now. */
  viewport(): Viewport {
    return viewportOf(this.#map.getView(), this.#options.origin, this.#map.getSize())
  }

  dispose(): void {
    this.#disposed = true
    this.#moving.dispose()
    this.#map.setTarget(undefined)
    this.#map.dispose()
  }

  #zoom(): number {
    return zoomOf(this.#map.getView())
  }

  #paintMoving(context: CanvasRenderingContext2D, view: Viewport, pixelRatio: number, now: number): number {
    if (!this.#isOpen) return 0
    this.#painter.paintMoving(context, view, this.#zoom(), pixelRatio, now)
    const followed = this.#options.interaction.followed?.(now) ?? null
    this.mover.follow(followed && this.#toWorld(followed), now)
    return this.#options.source.paceAt(now)
  }
}
