import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../platform/db/index.ts'

/** Who can stand in the history of a site by an id. */
export interface HistoryActor {
  id: string
  kind: 'user' | 'truck' | 'api_key'
  name: string
}

/** People with a role at the site and admins, its trucks and its API keys, by name. */
export async function readHistoryActors(db: Kysely<Tables>, siteId: string): Promise<HistoryActor[]> {
  const { rows } = await sql<HistoryActor>`
    select id, kind, name from (
      select u.id, 'user' as kind, u.name from users u where 'admin' = any(u.global_permissions)
        or exists (select from site_roles r where r.user_id = u.id and r.site_id = ${siteId})
      union all select k.id, 'truck', k.name from trucks k where k.site_id = ${siteId}
      union all select a.id, 'api_key', a.name from api_keys a where a.site_id = ${siteId}
    ) actor order by lower(name), id`.execute(db)
  return rows
}
