import type { Sentence } from '@tractrix/domain/platform'
import {
  IMPORT_COLUMNS,
  IMPORT_ROW_STATUSES,
  IMPORT_STATUSES,
  type ImportColumn,
  type ImportRowStatus,
} from '@tractrix/domain/trailer-imports'
import { builder, enumOf } from '../../platform/graphql/index.ts'
import { readPage } from '../../platform/graphql/schema/read-page.ts'
import { SentenceRef } from '../../platform/graphql/schema/shared-types.ts'
import { TrailerRef, trailerById } from '../../trailers/index.ts'
import { type ImportedRow, listRows } from '../store/import-rows.store.ts'
import type { TrailerImport } from '../store/trailer-imports.store.ts'
import { rowCountsOfImport } from './trailer-imports.loaders.ts'

/** A line as the API answers it: that of a trial belongs to no import. */
export type ShownRow = Pick<ImportedRow, 'line' | 'cells' | 'status' | 'problem' | 'remedy' | 'trailerId'>

export const TrailerImportRef = builder.objectRef<TrailerImport>('TrailerImport')
export const TrailerImportRowRef = builder.objectRef<ShownRow>('TrailerImportRow')
export const ImportColumnRef = enumOf(builder, 'TrailerImportColumnName', IMPORT_COLUMNS, {
  description: 'What a file of trailers can say of each of them (OP-OPEN-32).',
})
export const ColumnPlaceRef = builder.objectRef<{ column: ImportColumn; place: number }>(
  'TrailerImportColumn',
)

const ImportStatusRef = enumOf(builder, 'TrailerImportStatus', IMPORT_STATUSES, {
  description:
    'How far an import is. What is running or taking_back goes on by itself, also after a restart.',
})
const RowStatusRef = enumOf(builder, 'TrailerImportRowStatus', IMPORT_ROW_STATUSES, {
  description: 'What became of a line.',
  meanings: {
    waiting: 'Not looked at yet.',
    unchanged: 'The trailer is on site and as the line says.',
    refused: 'Not taken over; errorMessage says why.',
    kept: 'Not taken back, because something else has happened to its trailer.',
  },
})

/** The GraphQL types of files of trailers. */
export function registerTrailerImportTypes(): void {
  ColumnPlaceRef.implement({
    description: 'Where in the lines of a file a column stands.',
    fields: t => ({
      column: t.expose('column', { type: ImportColumnRef }),
      place: t.exposeInt('place', { description: 'From 0.' }),
    }),
  })
  implementRow()
  implementImport()
}

function implementRow(): void {
  const message = (sentence: Sentence | null) => sentence?.message ?? null
  TrailerImportRowRef.implement({
    description: 'One line of a file, and what became of it (OP-MUT-06, OP-OPEN-32).',
    fields: t => ({
      line: t.exposeInt('line', { description: 'Where it begins in the file, from 1.' }),
      scac: t.string({ description: 'As it is written in the file.', resolve: ({ cells }) => cells.scac }),
      serial: t.string({
        description: 'As it is written in the file.',
        resolve: ({ cells }) => cells.serial,
      }),
      zone: t.string({
        description: 'The location as it is written in the file; empty: none.',
        resolve: ({ cells }) => cells.zone,
      }),
      status: t.expose('status', { type: RowStatusRef }),
      errorMessage: t.string({
        nullable: true,
        description: 'Why it was refused or kept; null: it was not.',
        resolve: ({ problem }) => message(problem),
      }),
      errorSentence: t.expose('problem', {
        type: SentenceRef,
        nullable: true,
        description: 'errorMessage apart from its language.',
      }),
      remedy: t.string({
        nullable: true,
        description: 'How to mend it; null: there is nothing to mend.',
        resolve: ({ remedy }) => message(remedy),
      }),
      remedySentence: t.expose('remedy', {
        type: SentenceRef,
        nullable: true,
        description: 'remedy apart from its language.',
      }),
      trailer: t.field({
        type: TrailerRef,
        nullable: true,
        description:
          'The trailer that it speaks of; null while it waits, where it was refused, and once that is gone.',
        resolve: ({ trailerId }, _args, ctx) =>
          trailerId === null ? null : ctx.loaders.of(trailerById).load(trailerId),
      }),
    }),
  })
}

function implementImport(): void {
  TrailerImportRef.implement({
    description: 'A file of trailers that was uploaded, and what became of it (OP-TRM-27..31).',
    fields: t => ({
      id: t.exposeID('id'),
      siteId: t.exposeID('siteId'),
      fileName: t.exposeString('fileName'),
      status: t.expose('status', { type: ImportStatusRef }),
      rowCount: t.exposeInt('rowCount', {
        description: 'Lines of the file, its first and empty ones left out.',
      }),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      finishedAt: t.expose('finishedAt', {
        type: 'DateTime',
        nullable: true,
        description: 'When its last line was gone through; null: it is running.',
      }),
      updatedAt: t.expose('updatedAt', {
        type: 'DateTime',
        description: 'When its state or that of a line last changed: of two answers the later one is true.',
      }),
      rows: t.field({
        type: [TrailerImportRowRef],
        description: 'Its lines in the order of the file. BAD_INPUT.',
        args: {
          status: t.arg({ type: [RowStatusRef], description: 'Only these; left out: all.' }),
          take: t.arg.int({ description: 'How many, 1 to 1000; default 20.' }),
          skip: t.arg.int({ description: 'How many to pass over; default 0.' }),
        },
        resolve: ({ id }, { status, take, skip }, ctx) =>
          listRows(ctx.app.db.kysely, id, { statuses: status ?? null, ...readPage(take, skip) }),
      }),
    }),
  })
  builder.objectFields(TrailerImportRef, t =>
    Object.fromEntries(
      COUNTS.map(({ field, status, description }) => [
        field,
        t.int({
          description,
          resolve: async ({ id }, _args, ctx) =>
            (await ctx.loaders.of(rowCountsOfImport).load(id))[status] ?? 0,
        }),
      ]),
    ),
  )
}

const COUNTS: readonly { field: string; status: ImportRowStatus; description: string }[] = [
  { field: 'waitingCount', status: 'waiting', description: 'Lines that were not looked at yet.' },
  { field: 'addedCount', status: 'added', description: 'Lines that added a trailer.' },
  { field: 'changedCount', status: 'changed', description: 'Lines that changed a trailer on site.' },
  { field: 'unchangedCount', status: 'unchanged', description: 'Lines that say what is known.' },
  { field: 'refusedCount', status: 'refused', description: 'Lines that were not taken over.' },
  { field: 'takenBackCount', status: 'taken_back', description: 'Lines that were taken back.' },
  { field: 'keptCount', status: 'kept', description: 'Lines that could not be taken back.' },
]
