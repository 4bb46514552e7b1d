import { degreesToRadians, type SiteOrigin } from '@tractrix/domain/platform'
import type { YardDefinition } from '../definition/yard-definition.ts'
import { gridYard } from '../layout/grid-yard.ts'

/** Zero at the lower corner of the generated hall, on open ground between the harbour basin and the rails. */
const ORIGIN: SiteOrigin = {
  latitude: 48.403509,
  longitude: 15.65027,
  rotationRadians: degreesToRadians(-30),
}

/** A generated yard on open ground of the Danube harbour in Krems: another country, another clock, umlauts. */
export const KREMS: YardDefinition = {
  alias: 'krems',
  name: 'Krems an der Donau',
  partner: 'Donauhäfen Spedition',
  timeZone: 'Europe/Vienna',
  origin: ORIGIN,
  headingDegrees: 30,
  truckPrefix: 'krm',
  truckCount: 3,
  plan: () =>
    gridYard({
      hall: { name: 'Umschlaghalle Süd', depthMeters: 12 },
      doors: { prefix: 'TÜ', count: 12 },
      rows: [{ prefix: 'PÄ' }, { prefix: 'PÖ' }, { prefix: 'PÜ' }],
      stallsPerRow: 23,
      staging: { prefix: 'BÜ', count: 4 },
      charging: { prefix: 'LÄ', count: 2 },
      areaName: 'Fahrfläche Süd',
      gateName: 'Einfahrt Häfen',
      turningBlock: true,
    }),
  extract: 'odbl/krems-harbour-osm.geojson',
  leaveOut: [],
  trailers: { count: 44, modes: ['ocean', 'truckload'], containerShare: 0.55, doorShare: 0.12 },
  detention: {
    currency: 'EUR',
    rows: [
      { scac: null, load: 'loaded', freeHours: 48, priceMinor: 6_000, per: 'day' },
      { scac: 'MRTN', load: 'any', freeHours: 24, priceMinor: 4_500, per: 'day' },
    ],
  },
  staticRoutes: [{ name: 'Gesamter Hof', routeType: 'inventory', lanes: ['court', 'aisle-1'] }],
  config: {
    acceptPartnerMoves: false,
    enableDynamicNoGo: false,
    enableMetricsPage: false,
    enablePartnerTable: false,
    enableTrailerBulkUpload: false,
    enableTrailerConfirmDropoff: false,
    enableSvmpMissions: false,
    enableTruckAssignment: false,
    enableZoneImages: false,
    enableTruckControlledMove: false,
    hideActiveYardInventory: true,
    hidePassiveYardInventory: true,
    trailerUndoCheckoutExpiration: 3_600_000,
    lengthUnit: 'meters',
  },
  shouldSkipMissionPlanning: true,
}
