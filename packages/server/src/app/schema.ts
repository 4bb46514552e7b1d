import type { GraphQLSchema } from 'graphql'
import { registerDispatchSchema } from '../dispatch/index.ts'
import { registerFormsSchema } from '../forms/index.ts'
import { registerIntegrationsSchema } from '../integrations/index.ts'
import { registerMovesSchema } from '../moves/index.ts'
import { registerNotificationsSchema } from '../notifications/index.ts'
import { boundArguments, boundLists, builder } from '../platform/graphql/index.ts'
import { registerRecordingsSchema } from '../recordings/index.ts'
import { registerRoutesSchema } from '../routes/index.ts'
import { registerSitesSchema } from '../sites/index.ts'
import { registerTrailersSchema } from '../trailers/index.ts'
import { registerTrucksSchema } from '../trucks/index.ts'
import { registerUsersSchema } from '../users/index.ts'
import { registerMoveRouteSchema } from '../yard-map/index.ts'
import { registerZonesSchema } from '../zones/index.ts'

let made: GraphQLSchema | null = null

/** The schema of the whole server: the fields of every feature on one builder. Made once per process. */
export function apiSchema(): GraphQLSchema {
  if (made) return made
  registerUsersSchema(builder)
  registerSitesSchema(builder)
  registerZonesSchema(builder)
  registerTrailersSchema(builder)
  registerTrucksSchema(builder)
  registerMovesSchema(builder)
  registerFormsSchema(builder)
  registerRoutesSchema(builder)
  registerNotificationsSchema(builder)
  registerRecordingsSchema(builder)
  registerIntegrationsSchema(builder)
  registerMoveRouteSchema(builder)
  registerDispatchSchema(builder)
  made = boundLists(boundArguments(builder.toSchema()))
  return made
}
