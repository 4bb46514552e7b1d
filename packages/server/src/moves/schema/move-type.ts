import { fieldNamesOfKind, jobSentence, type MoveFieldName, moveField } from '@tractrix/domain/moves'
import { builder } from '../../platform/graphql/index.ts'
import { SentenceRef } from '../../platform/graphql/schema/shared-types.ts'
import { historyOfMove } from './moves.loaders.ts'
import {
  CHOICE_REFS,
  MoveHistoryEntryRef,
  MoveRef,
  MoveTrailerRef,
  PartnerPayloadRef,
  TruckRefRef,
  WaitReasonRef,
  ZoneRefRef,
} from './moves.types.ts'

/** The unit of work as the API returns it (MV-ENT-01). */
export function registerMoveType(): void {
  MoveRef.implement({
    description: 'The unit of work (MV-ENT-01).',
    fields: t => ({
      id: t.exposeID('id'),
      siteId: t.exposeID('siteId'),
      fromZone: t.expose('fromZone', { type: ZoneRefRef, nullable: true }),
      toZone: t.expose('toZone', { type: ZoneRefRef, nullable: true }),
      trailer: t.expose('trailer', { type: MoveTrailerRef, nullable: true }),
      truck: t.expose('truck', {
        type: TruckRefRef,
        nullable: true,
        description: 'The truck that does or did it.',
      }),
      requestedTruck: t.expose('requestedTruck', {
        type: TruckRefRef,
        nullable: true,
        description: 'The truck that was asked for; null: any.',
      }),
      partnerPayload: t.expose('partnerPayload', { type: PartnerPayloadRef, nullable: true }),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
      version: t.exposeInt('version', {
        description:
          'Counts up whenever a person edits the move. An edit that sends an older number is refused with CONFLICT.',
      }),
      waitReasons: t.field({
        type: [WaitReasonRef],
        description:
          'Why a pending move has not started, or why one in progress stands still, newest judgement of dispatch; empty when nothing holds it.',
        resolve: move => [...move.waitReasons],
      }),
      errorSentence: t.field({
        type: SentenceRef,
        nullable: true,
        description:
          'The error message apart from its language; null: none, or the words of a truck or of a person.',
        resolve: ({ errorMessage }) => jobSentence(errorMessage),
      }),
      history: t.field({
        type: [MoveHistoryEntryRef],
        description: 'Everything that happened to it, oldest first.',
        resolve: (move, _args, ctx) => ctx.loaders.of(historyOfMove).load(move.id),
      }),
    }),
  })
  addDescribedFields()
}

/** The fields of `MOVE_FIELDS`, each in the type of its kind. */
function addDescribedFields(): void {
  for (const name of fieldNamesOfKind('text'))
    builder.objectField(MoveRef, name, t => t.string({ ...optionsOf(name), resolve: move => move[name] }))
  for (const name of fieldNamesOfKind('number'))
    builder.objectField(MoveRef, name, t => t.int({ ...optionsOf(name), resolve: move => move[name] }))
  for (const name of fieldNamesOfKind('time'))
    builder.objectField(MoveRef, name, t =>
      t.field({ ...optionsOf(name), type: 'DateTime', resolve: move => move[name] }),
    )
  for (const name of fieldNamesOfKind('json'))
    builder.objectField(MoveRef, name, t =>
      t.field({ ...optionsOf(name), type: 'JSON', resolve: move => move[name] }),
    )
  for (const name of fieldNamesOfKind('choice'))
    builder.objectField(MoveRef, name, t =>
      t.field({ ...optionsOf(name), type: CHOICE_REFS[name], resolve: move => move[name] }),
    )
}

/** To the compiler every field may be null; which may not, `MOVE_FIELDS` says. */
function optionsOf(name: MoveFieldName): { nullable: true; description?: string } {
  const { required, description } = moveField(name)
  return { nullable: !required as true, ...(description !== undefined && { description }) }
}
