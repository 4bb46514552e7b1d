import { degreesToRadians, type SiteOrigin } from '@tractrix/domain/platform'
import type { YardDefinition } from '../definition/yard-definition.ts'
import { gridYard } from '../layout/grid-yard.ts'

/** Zero at the lower corner of the generated hall, between the terminal's own service roads. */
const ORIGIN: SiteOrigin = {
  latitude: 39.2579,
  longitude: -76.5519,
  rotationRadians: degreesToRadians(-37.2),
}

/** A generated container yard inside the real Seagirt Marine Terminal of Baltimore. */
export const SEAGIRT: YardDefinition = {
  alias: 'seagirt',
  name: 'Seagirt Terminal',
  partner: 'Patapsco Container Lines',
  timeZone: 'America/New_York',
  origin: ORIGIN,
  headingDegrees: 37,
  truckPrefix: 'sgt',
  truckCount: 3,
  plan: () =>
    gridYard({
      hall: { name: 'Transload shed', depthMeters: 24 },
      doors: { prefix: 'D', count: 24 },
      rows: ['A', 'B', 'C', 'D', 'E', 'F'].map(letter => ({ prefix: `R${letter}` })),
      stallsPerRow: 66,
      staging: { prefix: 'STG', count: 8 },
      charging: { prefix: 'CHG', count: 3 },
      areaName: 'Operating area terminal',
      gateName: 'Terminal gate',
      turningBlock: false,
    }),
  extract: 'odbl/baltimore-seagirt-osm.geojson',
  leaveOut: [],
  trailers: {
    count: 260,
    modes: ['ocean', 'chassis', 'domestic_container'],
    containerShare: 0.96,
    doorShare: 0.05,
  },
  detention: {
    currency: 'USD',
    rows: [
      { scac: null, load: 'loaded', freeHours: 64, priceMinor: 4_000, per: 'day' },
      { scac: 'JBHU', load: 'any', freeHours: 48, priceMinor: 5_000, per: 'day' },
    ],
  },
  staticRoutes: [
    { name: 'Full Terminal', routeType: 'inventory', lanes: ['court', 'aisle-1', 'aisle-2', 'aisle-3'] },
    { name: 'West Loop', routeType: 'svmp', lanes: ['court', 'cross-south-1', 'aisle-1', 'cross-north-1'] },
  ],
  config: {
    acceptPartnerMoves: true,
    enableDynamicNoGo: true,
    enableMetricsPage: false,
    enablePartnerTable: true,
    enableTrailerBulkUpload: true,
    enableTrailerConfirmDropoff: false,
    enableSvmpMissions: false,
    enableTruckAssignment: true,
    enableZoneImages: false,
    enableTruckControlledMove: false,
    hideActiveYardInventory: false,
    hidePassiveYardInventory: true,
    trailerUndoCheckoutExpiration: 43_200_000,
    lengthUnit: 'feet',
  },
  shouldSkipMissionPlanning: false,
}
