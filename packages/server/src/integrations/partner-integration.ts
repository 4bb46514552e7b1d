import type { IntegrationCall } from '@tractrix/domain/moves'

/** The calls that partners answer, by site. No system of a partner can be connected yet, so it is empty. */
const INTEGRATIONS: ReadonlyMap<string, ReadonlySet<IntegrationCall>> = new Map()

/** Whether the partner of the site answers this call. */
export const isIntegrated = (siteId: string, call: IntegrationCall): boolean =>
  INTEGRATIONS.get(siteId)?.has(call) ?? false
