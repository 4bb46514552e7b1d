import type { MapPoint, MapTypes, StillLayer, SvgPen } from '../../../../map-kit/index.ts'
import type { ShownRoute } from './shown-route.ts'

/** A spot, and what stands in it. */
export interface PreviewSpot {
  id: string
  corners: readonly MapPoint[]
  /** `goal` is the destination while it is free, `blocked` while something stands there, `neighbor` a free spot beside that. */
  role: 'goal' | 'blocked' | 'neighbor' | 'other'
  /** The trailer in the spot; `moved` is the one of this move. */
  trailer: 'moved' | 'other' | null
}

/** The name of an end of the route; the tone says whether it is the start, or what stands on the destination. */
export interface PreviewEnd {
  name: string
  at: MapPoint
  tone: 'start' | 'free' | 'blocked'
}

/** What the picture beside the move form shows, in meters of the map. */
export interface PreviewScene {
  readonly spots: readonly PreviewSpot[]
  /** Null while no route is known. */
  readonly route: ShownRoute | null
  readonly ends: readonly PreviewEnd[]
}

export interface PreviewMap extends MapTypes {
  still: PreviewScene
  moving: null
  target: never
  colors: null
}

/** A layer of the preview: it stands still, and paints SVG. */
export type PreviewLayer = StillLayer<PreviewMap, SvgPen>
