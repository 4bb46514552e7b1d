import type { SiteOrigin } from '../platform/index.ts'
import type { SiteConfig } from './site-config.ts'

/** The corners of a site in degrees. */
export interface SiteBounds {
  latitudeMin: number
  latitudeMax: number
  longitudeMin: number
  longitudeMax: number
}

/** A yard (MV-ENT-18, OP-ENT-13, MV-OPEN-126). */
export interface Site extends SiteBounds {
  id: string
  name: string
  /** Name in integrations; never shown (MV-OPEN-21). */
  internalSiteAlias: string
  partner: { id: string; name: string }
  /** IANA name, such as `America/New_York`. */
  timeZone: string
  bounds: SiteBounds
  origin: SiteOrigin
  /** Name of the map that its trucks drive on: `mapId` in their positions. */
  mapId: string
  /** Compass heading that the map shows upwards, in degrees. */
  mapHeadingDegrees: number
  /** Image laid under the map; null: the yard is drawn (OP-OPEN-26). */
  mapOverlayPath: string | null
  acceptPartnerMoves: boolean
  shouldSkipMissionPlanning: boolean
  isWorkingHours: boolean
  config: SiteConfig
}
