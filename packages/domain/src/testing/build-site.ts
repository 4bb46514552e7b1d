import { DEFAULT_SITE_CONFIG, type Site, type SiteConfig } from '../sites/index.ts'
import { TEST_IDS } from './test-ids.ts'

const BOUNDS = { latitudeMin: 39.16, latitudeMax: 39.18, longitudeMin: -76.68, longitudeMax: -76.66 }

/** A site with every special feature off. */
export function buildSite(changes: Partial<Site> = {}): Site {
  return {
    id: TEST_IDS.site,
    name: 'Test Yard',
    internalSiteAlias: 'test',
    partner: { id: TEST_IDS.partner, name: 'Test Partner' },
    timeZone: 'America/New_York',
    ...BOUNDS,
    bounds: BOUNDS,
    origin: { latitude: 39.17, longitude: -76.67, rotationRadians: 0 },
    mapId: 'yard',
    mapHeadingDegrees: 0,
    mapOverlayPath: null,
    acceptPartnerMoves: true,
    shouldSkipMissionPlanning: false,
    isWorkingHours: true,
    config: DEFAULT_SITE_CONFIG,
    ...changes,
  }
}

export function buildSiteConfig(changes: Partial<SiteConfig> = {}): SiteConfig {
  return { ...DEFAULT_SITE_CONFIG, ...changes }
}
