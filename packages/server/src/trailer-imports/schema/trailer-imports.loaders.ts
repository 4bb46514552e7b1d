import type { ImportRowStatus } from '@tractrix/domain/trailer-imports'
import { defineLoader, type LoaderDefinition } from '../../platform/graphql/index.ts'
import { countRows, readImports, type TrailerImport } from '../store/trailer-imports.store.ts'

/** One import by id; null when there is none. */
export const importById = defineLoader(
  (ids, app) => readImports(app.db.kysely, ids),
  (found: TrailerImport) => found.id,
)

type RowCounts = Partial<Record<ImportRowStatus, number>>

/** How many lines of each kind an import has; kinds without lines are left out. */
export const rowCountsOfImport: LoaderDefinition<string, RowCounts> = {
  load: async (ids, app) => {
    const counts = new Map<string, RowCounts>(ids.map(id => [id, {}]))
    for (const { importId, status, count } of await countRows(app.db.kysely, ids))
      counts.set(importId, { ...counts.get(importId), [status]: count })
    return ids.map(id => counts.get(id) ?? {})
  },
}
