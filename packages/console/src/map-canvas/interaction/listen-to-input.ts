import type OlMap from 'ol/Map.js'
import type { MapPoint } from '../../map-kit/index.ts'

/** What the map does when a person uses it; places in CSS pixels of the view. */
export interface InputActions {
  select: (pixel: MapPoint) => void
  selectMiddle: () => void
  /** Null where nobody wants to know. */
  hover: ((pixel: MapPoint | null) => void) | null
  /** The view is being moved by hand. */
  pan: () => void
  /** The view is being zoomed by hand. */
  zoom: () => void
}

/** Listens to pointer, wheel and keys for as long as the map lives. OpenLayers itself moves and zooms the view. */
export function listenToInput(map: OlMap, { select, selectMiddle, hover, pan, zoom }: InputActions): void {
  const element = map.getTargetElement()
  map.on('pointerdrag', pan)
  map.on('click', event => select(toPoint(event.pixel)))
  element.addEventListener('wheel', zoom, { passive: true })
  element.addEventListener('keydown', event => {
    if (event.key.startsWith('Arrow')) pan()
    else if (event.key === '+' || event.key === '-') zoom()
    else if (event.key === 'Enter' && event.target === element) {
      event.preventDefault()
      selectMiddle()
    }
  })
  if (hover === null) return
  map.on('pointermove', event => event.dragging || hover(toPoint(event.pixel)))
  map.getViewport().addEventListener('pointerleave', () => hover(null))
}

const toPoint = ([x = 0, y = 0]: readonly number[]): MapPoint => ({ x, y })
