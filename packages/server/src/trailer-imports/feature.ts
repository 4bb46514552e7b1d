import { provide } from '../platform/context/index.ts'
import { defineFeature } from '../platform/feature/index.ts'
import { IMPORT_WORKER, ImportWorker } from './job/import-worker.ts'
import { registerImportErrorsRoute } from './schema/import-errors-route.ts'
import { registerTrailerImportsSchema } from './schema/trailer-imports.schema.ts'
import { deleteImportsBefore } from './store/trailer-imports.store.ts'

/** How long a finished import can be looked at and taken back, in milliseconds: 30 days. */
const KEPT_MS = 30 * 86_400_000

/** Files of trailers that people upload. */
export const trailerImportsFeature = defineFeature({
  name: 'trailer-imports',
  tier: 4,
  services: [provide(IMPORT_WORKER, context => new ImportWorker(context))],
  schema: registerTrailerImportsSchema,
  start: async ({ services }, started) => {
    const worker = services.get(IMPORT_WORKER)
    started.add('import worker', () => worker.close())
    worker.start()
  },
  jobs: [
    {
      name: 'old trailer imports',
      everyMs: 60 * 60_000,
      run: ({ db, clock }) =>
        deleteImportsBefore(db.kysely, new Date(clock.now().getTime() - KEPT_MS).toISOString()),
    },
  ],
  routes: registerImportErrorsRoute,
})
