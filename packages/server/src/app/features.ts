import { activityFeature } from '../activity/index.ts'
import { demoFeature } from '../demo/index.ts'
import { detentionFeature } from '../detention/index.ts'
import { dispatchFeature } from '../dispatch/index.ts'
import { formsFeature } from '../forms/index.ts'
import { historyFeature } from '../history/index.ts'
import { integrationsFeature } from '../integrations/index.ts'
import { movesFeature } from '../moves/index.ts'
import { notificationsFeature } from '../notifications/index.ts'
import { type Feature, featureSet } from '../platform/feature/index.ts'
import { recordingsFeature } from '../recordings/index.ts'
import { routesFeature } from '../routes/index.ts'
import { sitesFeature } from '../sites/index.ts'
import { trailerImportsFeature } from '../trailer-imports/index.ts'
import { trailersFeature } from '../trailers/index.ts'
import { trucksFeature } from '../trucks/index.ts'
import { usersFeature } from '../users/index.ts'
import { yardMapFeature } from '../yard-map/index.ts'
import { yardWalkFeature } from '../yard-walk/index.ts'
import { zonesFeature } from '../zones/index.ts'

/** The features of the server, by tier: each is started after those before it, and ended before them. */
export const FEATURES: readonly Feature[] = featureSet([
  usersFeature,
  sitesFeature,
  routesFeature,
  zonesFeature,
  trailersFeature,
  trucksFeature,
  trailerImportsFeature,
  yardWalkFeature,
  movesFeature,
  detentionFeature,
  formsFeature,
  historyFeature,
  integrationsFeature,
  notificationsFeature,
  recordingsFeature,
  activityFeature,
  dispatchFeature,
  yardMapFeature,
  demoFeature,
])
