import type { Site } from '@tractrix/domain/sites'
import { defineLoader } from '../platform/graphql/index.ts'
import { readSites } from './sites.store.ts'

/** One site by id; null when there is none. */
export const siteById = defineLoader(
  (ids, app) => readSites(app.db.kysely, ids),
  (site: Site) => site.id,
)
