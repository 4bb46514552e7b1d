import type { ServerContext } from '../../platform/context/index.ts'
import { renewServices, testContext } from '../../platform/context/test-context.ts'
import { FEATURES } from '../features.ts'

const FEATURE_SERVICES = FEATURES.flatMap(feature => feature.services ?? [])

/** For tests: the parts of a server with the services of all its features, of which nothing is started. */
export const testServerContext = <Parts extends Partial<Omit<ServerContext, 'services'>>>(parts: Parts) =>
  testContext(parts, FEATURE_SERVICES)

/** Gives the parts of a server new services, as a server has that was started again. */
export const restart = (app: ServerContext): void => renewServices(app, FEATURE_SERVICES)
