import { catalogued } from '@tractrix/domain/errors'
import type { Operation } from '@tractrix/domain/platform'
import { IMPORT_COLUMNS } from '@tractrix/domain/trailer-imports'
import { actorOf } from '@tractrix/domain/users'
import { type ApiBuilder, builder, requireAbility } from '../../platform/graphql/index.ts'
import { visibleToPerson } from '../../platform/graphql/request/visible-to-person.ts'
import { AFTER_ARGUMENT, OperationRef } from '../../platform/graphql/schema/shared-types.ts'
import { liveField, siteEvents } from '../../platform/live/index.ts'
import { startImport } from '../actions/start-import.ts'
import { takeBackImport } from '../actions/take-back-import.ts'
import { type ImportTrial, tryImport } from '../actions/try-import.ts'
import { findImport, listImports, type TrailerImport } from '../store/trailer-imports.store.ts'
import { importById } from './trailer-imports.loaders.ts'
import {
  ColumnPlaceRef,
  ImportColumnRef,
  registerTrailerImportTypes,
  TrailerImportRef,
  TrailerImportRowRef,
} from './trailer-imports.types.ts'

const TrialRef = builder.objectRef<ImportTrial>('TrailerImportTrial')
const ImportUpdateRef = builder.objectRef<{
  operation: Operation
  trailerImportId: string
  trailerImport: TrailerImport | null
}>('TrailerImportUpdate')
const ColumnInput = builder.inputType('TrailerImportColumnInput', {
  description: 'Where in the lines of a file a column stands.',
  fields: t => ({
    column: t.field({ type: ImportColumnRef, required: true }),
    place: t.int({ required: true, description: 'From 0.' }),
  }),
})

/** Files of trailers: tried, taken in, followed and taken back (OP-TRM-27..32, OP-MUT-06). */
export function registerTrailerImportsSchema(target: ApiBuilder): void {
  registerTrailerImportTypes()
  implementAnswers()
  addUploads(target)
  addTakeBack(target)
  addQueries(target)
  target.subscriptionField('trailerImportUpdates', t =>
    t.field({
      description: 'Every step of the imports of the site.',
      type: ImportUpdateRef,
      args: { siteId: t.arg.id({ required: true }), after: t.arg(AFTER_ARGUMENT) },
      ...liveField(siteEvents('trailer_import', 'trailer.view')),
      resolve: async ({ operation, subjectId }, _args, ctx) => ({
        operation,
        trailerImportId: subjectId,
        trailerImport: await ctx.loaders.of(importById).load(subjectId),
      }),
    }),
  )
}

function implementAnswers(): void {
  TrialRef.implement({
    description: 'What an import of a file would do to the yard as it is now; nothing was changed.',
    fields: t => ({
      encoding: t.exposeString('encoding', { description: 'How the file is encoded, such as UTF-8.' }),
      delimiter: t.exposeString('delimiter'),
      headings: t.exposeStringList('headings', { description: 'The first line of the file.' }),
      duplicateHeadings: t.exposeStringList('duplicateHeadings', {
        description: 'Headings that stand there more than once.',
      }),
      columns: t.field({
        type: [ColumnPlaceRef],
        description: 'How the file is read, in the order of the template.',
        resolve: ({ columns }) =>
          IMPORT_COLUMNS.flatMap(column => {
            const place = columns[column]
            return place === undefined ? [] : [{ column, place }]
          }),
      }),
      areColumnsRemembered: t.exposeBoolean('areColumnsRemembered', {
        description: 'Whether they are those of the last file of the site with the same first line.',
      }),
      missingColumns: t.expose('missingColumns', {
        type: [ImportColumnRef],
        description: 'Columns that must be chosen before anything can be tried: all counts are 0 then.',
      }),
      rowCount: t.exposeInt('rowCount', {
        description: 'Lines of the file, its first and empty ones left out.',
      }),
      addedCount: t.int({ description: 'New trailers.', resolve: ({ counts }) => counts.added }),
      changedCount: t.int({
        description: 'Trailers on site that change.',
        resolve: ({ counts }) => counts.changed,
      }),
      unchangedCount: t.int({
        description: 'Trailers that stay as they are.',
        resolve: ({ counts }) => counts.unchanged,
      }),
      refusedCount: t.int({
        description: 'Lines that would be refused.',
        resolve: ({ counts }) => counts.refused,
      }),
      refusedRows: t.expose('refusedRows', {
        type: [TrailerImportRowRef],
        description: 'The first 100 of these lines.',
      }),
    }),
  })
  ImportUpdateRef.implement({
    description: 'News of one import.',
    fields: t => ({
      operation: t.expose('operation', { type: OperationRef }),
      trailerImportId: t.exposeID('trailerImportId'),
      trailerImport: t.expose('trailerImport', {
        type: TrailerImportRef,
        nullable: true,
        description: 'Null: it is kept no more.',
      }),
    }),
  })
}

const FILE_ERRORS =
  'IMPORT_FILE says what is wrong with the file; BULK_UPLOAD_OFF at a site without enableTrailerBulkUpload (OP-TRM-32); BAD_INPUT; PAYLOAD_TOO_LARGE above 5 MB; UNAUTHORIZED.'

function addUploads(target: ApiBuilder): void {
  const args = target.args(t => ({
    siteId: t.id({ required: true }),
    trailersFile: t.field({
      type: 'Upload',
      required: true,
      description: 'A .csv file with a first line of headings (OP-TRM-29).',
    }),
    columns: t.field({
      type: [ColumnInput],
      description:
        'Where each column stands; left out: as in the last file of the site with the same first line, else by the headings.',
    }),
  }))
  target.mutationField('tryTrailerImport', t =>
    t.field({
      description: `Says what an import of this file would do, and changes nothing. ${FILE_ERRORS}`,
      type: TrialRef,
      args,
      resolve: (_root, { siteId, trailersFile, columns }, ctx) => {
        requireAbility(ctx, 'trailer.edit', siteId)
        return tryImport(ctx.app, siteId, trailersFile, columns ?? null)
      },
    }),
  )
  target.mutationField('importTrailers', t =>
    t.field({
      description: `Takes a file of trailers in (OP-MUT-06). The answer is there at once; the server goes through its lines by itself, to be followed by trailerImportUpdates. ${FILE_ERRORS}`,
      type: TrailerImportRef,
      args,
      resolve: (_root, { siteId, trailersFile, columns }, ctx) => {
        const actor = actorOf(requireAbility(ctx, 'trailer.edit', siteId))
        return startImport(ctx.app, actor, siteId, trailersFile, columns ?? null)
      },
    }),
  )
}

function addTakeBack(target: ApiBuilder): void {
  target.mutationField('takeBackTrailerImport', t =>
    t.field({
      description:
        'Undoes an import: trailers that it added are gone, those that it changed are as before. IMPORT_STATE while it runs, when it changed nothing or was taken back, and when anything else has happened to one of its trailers since; UNAUTHORIZED.',
      type: TrailerImportRef,
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, ctx) => {
        const found = await findImport(ctx.app.db.kysely, id)
        if (found === null) throw catalogued('UNAUTHORIZED')
        const actor = actorOf(requireAbility(ctx, 'trailer.edit', found.siteId))
        return takeBackImport(ctx.app, actor, found.siteId, id)
      },
    }),
  )
}

/** Imports that a list answers. */
const MOST_IMPORTS = 20

function addQueries(target: ApiBuilder): void {
  target.queryField('trailerImport', t =>
    t.field({
      description: 'One import; null when there is none that the person may see.',
      type: TrailerImportRef,
      nullable: true,
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, ctx) =>
        visibleToPerson(ctx, 'trailer.view', await ctx.loaders.of(importById).load(id)),
    }),
  )
  target.queryField('trailerImports', t =>
    t.field({
      description: 'The 20 newest imports of the site, the newest first. UNAUTHORIZED for a foreign site.',
      type: [TrailerImportRef],
      args: { siteId: t.arg.id({ required: true }) },
      resolve: (_root, { siteId }, ctx) => {
        requireAbility(ctx, 'trailer.view', siteId)
        return listImports(ctx.app.db.kysely, siteId, MOST_IMPORTS)
      },
    }),
  )
}
