import type { CanvasPen, MapTypes, MovingLayer, StillLayer } from '../../map-kit/index.ts'
import type { MapTarget } from '../scene/map-target.ts'
import type { MovingYard } from '../scene/moving-yard.ts'
import type { YardScene } from '../scene/yard-scene.ts'
import type { MapColors } from './map-colors.ts'

/** The types of the live map: what it shows, what a click on it meets, and the colors it is painted in. */
export interface LiveMap extends MapTypes {
  still: YardScene
  moving: MovingYard
  target: MapTarget
  colors: MapColors
}

/** What every layer of the live map paints with. */
export type Pen = CanvasPen<MapColors>

/** A layer of what stands still in the yard: painted on tiles. */
export type YardLayer = StillLayer<LiveMap>

/** A layer of what moves: painted with each picture. */
export type MovingYardLayer = MovingLayer<LiveMap>
