import type { SiteOrigin } from '@tractrix/domain/platform'
import { type Lane, type RouteNetwork, routeNetwork } from '@tractrix/domain/routes'
import { LRUCache } from 'lru-cache'
import { type ServerContext, serviceKey } from '../platform/context/index.ts'
import { lanesOf, readStoredLanes } from './lanes.store.ts'

/** The lanes of one site, ready to search routes in. */
export interface SiteNetwork {
  origin: SiteOrigin
  network: RouteNetwork
}

interface KnownNetwork extends SiteNetwork {
  features: string
  /** When the lanes were read last, in milliseconds since the epoch. */
  readAt: number
}

/** A point on a track every so many meters: enough for an estimate. */
const SAMPLE_METERS = 1
/** After this time the lanes are read again, in milliseconds. */
const READ_AGAIN_AFTER_MS = 60_000
/** A site with more than this gets no estimate, so that building its network stays a matter of milliseconds. */
export const MOST_LANES = { count: 200, meters: 20_000 }
/** Points of tracks kept for all sites together; one takes about 50 bytes. */
const MOST_KEPT_POINTS = 500_000

/** The lane networks of this server. */
export const LANE_NETWORKS = serviceKey<LaneNetworks>('lane networks')

/** The networks of the sites that were asked for last, kept within a limit; made once for each server. */
export class LaneNetworks {
  readonly #app: Pick<ServerContext, 'db' | 'clock'>
  readonly #known = new LRUCache<string, KnownNetwork>({
    maxSize: MOST_KEPT_POINTS,
    sizeCalculation: ({ network }) => 1 + network.tracks.reduce((sum, { points }) => sum + points.length, 0),
  })

  constructor(app: Pick<ServerContext, 'db' | 'clock'>) {
    this.#app = app
  }

  /** The network of a site; null: there is no such site, or it has too many lanes. One without lanes has no tracks. */
  async of(siteId: string): Promise<SiteNetwork | null> {
    const now = this.#app.clock.now().getTime()
    const known = this.#known.get(siteId)
    if (known && now - known.readAt < READ_AGAIN_AFTER_MS) return known
    const stored = await readStoredLanes(this.#app.db.kysely, siteId)
    if (stored === null) return null
    const { origin, features } = stored
    const isSame = known?.features === features && sameOrigin(known.origin, origin)
    const network = isSame ? known.network : networkOf(lanesOf(stored))
    if (network === null) return null
    const fresh = { origin, network, features, readAt: now }
    this.#known.set(siteId, fresh)
    return fresh
  }
}

function networkOf(lanes: readonly Lane[]): RouteNetwork | null {
  const meters = lanes.reduce((sum, { points }) => sum + lengthOf(points), 0)
  if (lanes.length > MOST_LANES.count || meters > MOST_LANES.meters) return null
  return routeNetwork(lanes, SAMPLE_METERS)
}

function lengthOf(points: Lane['points']): number {
  return points
    .slice(1)
    .reduce((sum, to, index) => sum + Math.hypot(to.x - points[index]!.x, to.y - points[index]!.y), 0)
}

function sameOrigin(one: SiteOrigin, other: SiteOrigin): boolean {
  return (
    one.latitude === other.latitude &&
    one.longitude === other.longitude &&
    one.rotationRadians === other.rotationRadians
  )
}
