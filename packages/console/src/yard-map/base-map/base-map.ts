type Position = readonly number[]

/** GeoJSON geometries that a base map may hold, in longitude and latitude. */
export type BaseMapGeometry =
  | { type: 'Point'; coordinates: Position }
  | { type: 'LineString'; coordinates: readonly Position[] }
  | { type: 'MultiLineString'; coordinates: readonly (readonly Position[])[] }
  | { type: 'Polygon'; coordinates: readonly (readonly Position[])[] }
  | { type: 'MultiPolygon'; coordinates: readonly (readonly (readonly Position[])[])[] }

/** One thing under the zones: `kind` says how it is drawn; a kind that the drawing does not know is left out. */
export interface BaseMapFeature {
  properties: { kind: string; class?: string; name?: string; headingRadians?: number }
  geometry: BaseMapGeometry
}

/** What is drawn under a site's zones, and the credit that has to be shown with it. */
export interface BaseMap {
  attribution: string
  features: readonly BaseMapFeature[]
}

/** Fetches a site's base map. Rejects with the status when the server refuses it. */
export async function fetchBaseMap(siteId: string, signal: AbortSignal): Promise<BaseMap> {
  const response = await fetch(`/sites/${encodeURIComponent(siteId)}/base-map.json`, { signal })
  if (!response.ok) throw new Error(`The base map answered ${response.status}.`)
  return (await response.json()) as BaseMap
}
