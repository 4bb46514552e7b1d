import { LayerStack } from '../../map-kit/index.ts'
import { TRAILER_LEGEND, ZONE_LEGEND } from '../drawing/legend-groups.ts'
import { EdgeArrows } from './edge-arrows/edge-arrows-store.ts'
import { liveMapLayers } from './live-map-layers.ts'

const layers = new LayerStack(liveMapLayers(new EdgeArrows()))

/** What the layers of the live map say about themselves beside it; the ids of zone entries are zone types. */
export const ZONE_ENTRIES = layers.legend(ZONE_LEGEND)
export const TRAILER_ENTRIES = layers.legend(TRAILER_LEGEND)
