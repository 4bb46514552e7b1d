import { type LatLon, type SiteOrigin, toSiteMeters } from '@tractrix/domain/platform'
import type { Lane } from '@tractrix/domain/routes'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../platform/db/index.ts'

/** The lanes of a site as they stand in its base map. */
export interface StoredLanes {
  origin: SiteOrigin
  /** GeoJSON features as text, so that a change shows by comparing. */
  features: string
}

/** Limits of lanes whose map has none: 10 and 15 miles per hour, in m/s. */
const USUAL_SPEEDS = { aisle: 4.4704, cross: 6.7056, road: 6.7056 } as const satisfies Record<
  Lane['kind'],
  number
>

/** The lanes of a site; null: there is no such site. */
export async function readStoredLanes(db: Kysely<Tables>, siteId: string): Promise<StoredLanes | null> {
  const { rows } = await sql<StoredLanes>`
    select
      jsonb_build_object('latitude', origin_latitude, 'longitude', origin_longitude,
        'rotationRadians', origin_rotation_radians) as origin,
      jsonb_path_query_array(base_map, '$.features[*] ? (
        (@.properties.kind == "lane" || @.properties.kind == "yard_road") && @.geometry.type == "LineString"
      )')::text as features
    from sites where id = ${siteId}`.execute(db)
  return rows[0] ?? null
}

interface LaneFeature {
  properties: { name?: string; class?: string; speedLimitMetersPerSecond?: number; oneWay?: boolean }
  geometry: { coordinates: [longitude: number, latitude: number][] }
}

/** The stored lanes in meters of their site; lines that are no lane, such as a road without a class, are left out. */
export function lanesOf({ origin, features }: StoredLanes): Lane[] {
  return (JSON.parse(features) as LaneFeature[]).flatMap(({ properties, geometry }) => {
    const kind = kindOf(properties.class)
    if (kind === null || geometry.coordinates.length < 2) return []
    const place = ([longitude, latitude]: [number, number]): LatLon => ({ latitude, longitude })
    return [
      {
        name: properties.name ?? '',
        kind,
        points: geometry.coordinates.map(position => toSiteMeters(origin, place(position))),
        speedLimitMetersPerSecond: properties.speedLimitMetersPerSecond ?? USUAL_SPEEDS[kind],
        oneWay: properties.oneWay ?? false,
      },
    ]
  })
}

function kindOf(text: string | undefined): Lane['kind'] | null {
  return text === 'aisle' || text === 'cross' || text === 'road' ? text : null
}
