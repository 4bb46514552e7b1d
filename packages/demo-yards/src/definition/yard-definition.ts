import type { SiteOrigin } from '@tractrix/domain/platform'
import type { SiteConfig } from '@tractrix/domain/sites'
import type { YardPlan } from '../layout/yard-plan.ts'
import type { DemoTerms } from './demo-yard.ts'
import type { RouteDefinition } from './static-routes.ts'

/** What makes one demo yard different from the others. */
export interface YardDefinition {
  alias: string
  name: string
  partner: string
  timeZone: string
  origin: SiteOrigin
  headingDegrees: number
  /** Trucks are `{truckPrefix}-av-01` on the wire and `AV-01` for people. */
  truckPrefix: string
  truckCount: number
  plan(): YardPlan
  /** The zone whose bounds are those of the site, so that a map opens where trucks work; left out: all zones together. */
  boundsZone?: string
  /** OpenStreetMap extract around the yard, under `yard-data/`. */
  extract: string
  /** Objects of the extract that the plan draws itself, or that lie under it. */
  leaveOut: string[]
  trailers: TrailerMix
  detention: DemoTerms
  staticRoutes: RouteDefinition[]
  config: SiteConfig
  shouldSkipMissionPlanning: boolean
}

/** Which trailers stand in a yard at the start. */
export interface TrailerMix {
  count: number
  /** Modes of the carriers (`scac-carriers.csv`) that come here. */
  modes: string[]
  /** Share of containers on chassis, 0 to 1. */
  containerShare: number
  /** Share of the trailers that stand at doors, 0 to 1. */
  doorShare: number
}
