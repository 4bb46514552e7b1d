import type { CacheExchangeOpts } from '@urql/exchange-graphcache'

const PART_OF_ITS_PARENT = () => null

/** How the cache tells objects apart that have no `id` of their own. */
export const cacheKeys: NonNullable<CacheExchangeOpts['keys']> = {
  Bounds: PART_OF_ITS_PARENT,
  Carrier: data => data.scac as string,
  Coordinate: PART_OF_ITS_PARENT,
  FleetTelemetry: PART_OF_ITS_PARENT,
  FormSelection: PART_OF_ITS_PARENT,
  HistoryChange: PART_OF_ITS_PARENT,
  HistoryPage: PART_OF_ITS_PARENT,
  ManifestVersion: PART_OF_ITS_PARENT,
  MoveCounts: PART_OF_ITS_PARENT,
  MoveRoute: PART_OF_ITS_PARENT,
  MoveUpdate: PART_OF_ITS_PARENT,
  PaginatedMoves: PART_OF_ITS_PARENT,
  PaginatedTrailers: PART_OF_ITS_PARENT,
  PartnerPayload: PART_OF_ITS_PARENT,
  RoutePoint: PART_OF_ITS_PARENT,
  Sentence: PART_OF_ITS_PARENT,
  SimTime: PART_OF_ITS_PARENT,
  SiteConfig: PART_OF_ITS_PARENT,
  SiteOrigin: PART_OF_ITS_PARENT,
  SiteRole: PART_OF_ITS_PARENT,
  SubmittedAnswer: PART_OF_ITS_PARENT,
  TrailerDimensionSpec: data => data.dimensionCode as string,
  TrailerUpdate: PART_OF_ITS_PARENT,
  TruckAlert: PART_OF_ITS_PARENT,
  TruckRoute: PART_OF_ITS_PARENT,
  TruckTelemetry: PART_OF_ITS_PARENT,
  TruckUpdate: PART_OF_ITS_PARENT,
  WaitReason: PART_OF_ITS_PARENT,
  ZoneUpdate: PART_OF_ITS_PARENT,
}
