import type { MapLayer } from '../../map-kit/index.ts'
import type { LiveMap } from '../drawing/live-map.ts'
import { areasLayer } from './areas/areas-layer.ts'
import { buildingsLayer } from './buildings/buildings-layer.ts'
import { edgeArrowsLayer } from './edge-arrows/edge-arrows-layer.ts'
import type { EdgeArrows } from './edge-arrows/edge-arrows-store.ts'
import { groundLayer } from './ground/ground-layer.ts'
import { noGoLayer } from './no-go/no-go-layer.ts'
import { routeLayer } from './route/route-layer.ts'
import { spotsLayer } from './spots/spots-layer.ts'
import { surroundingsLayer } from './surroundings/surroundings-layer.ts'
import { trailersLayer } from './trailers/trailers-layer.ts'
import { truckLabelsLayer } from './truck-labels/truck-labels-layer.ts'
import { trucksLayer } from './trucks/trucks-layer.ts'

/** The layers of the live map; a new one needs a line here. Those that remember something are made for each map. */
export const liveMapLayers = (arrows: EdgeArrows): readonly MapLayer<LiveMap>[] => [
  surroundingsLayer,
  groundLayer,
  areasLayer,
  spotsLayer,
  buildingsLayer,
  noGoLayer,
  trailersLayer,
  routeLayer,
  trucksLayer,
  truckLabelsLayer(),
  edgeArrowsLayer(arrows),
]
