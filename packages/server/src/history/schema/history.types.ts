import { SUBJECT_TYPES } from '@tractrix/domain/events'
import { HISTORY_KINDS, HISTORY_MEANS, historyKindOf, historyMeans } from '@tractrix/domain/history'
import { ACTOR_KINDS } from '@tractrix/domain/platform'
import { can } from '@tractrix/domain/users'
import { builder, enumOf } from '../../platform/graphql/index.ts'
import type { HistoryActor } from '../store/history-actors.store.ts'
import {
  changesOf,
  type HistoryChange,
  type HistoryEntry,
  type HistoryMove,
  type NamedRecord,
} from '../store/history-entry.ts'
import type { HistoryPage } from '../store/history-pages.store.ts'

export const HistoryPageRef = builder.objectRef<HistoryPage>('HistoryPage')
export const HistoryActorRef = builder.objectRef<HistoryActor>('HistoryActor')
const HistoryEntryRef = builder.objectRef<HistoryEntry>('HistoryEntry')
const HistoryZoneRef = builder.objectRef<NamedRecord>('HistoryZone')
const HistoryMoveRef = builder.objectRef<HistoryMove>('HistoryMove')
const HistoryChangeRef = builder.objectRef<HistoryChange>('HistoryChange')

export const HistoryKindRef = enumOf(builder, 'HistoryKind', HISTORY_KINDS, {
  description: 'What happened to what: the subject, then the event.',
})
export const HistorySubjectRef = enumOf(builder, 'HistorySubject', SUBJECT_TYPES, {
  description: 'The kind of record that something happened to.',
})
const HistoryMeansRef = enumOf(builder, 'HistoryMeans', HISTORY_MEANS, {
  description: 'By what something came to be recorded.',
  meanings: {
    hand: 'A person said so.',
    api: 'A program said so, by its API key.',
    move: 'A move did it.',
    import: 'A file of trailers said so.',
    truck: 'A truck saw it, or reported it of itself.',
    dispatch: 'The choice of the server for a truck or a move.',
    system: 'The server itself.',
  },
})
const ActorKindRef = enumOf(builder, 'ActorKind', ACTOR_KINDS, {
  description: 'Who made something happen.',
  meanings: { user: 'A person.', api_key: 'The service account of an API key.' },
})

/** The types of histories. */
export function registerHistoryTypes(): void {
  implementParts()
  implementEntry()
  HistoryPageRef.implement({
    description: 'A part of a history, newest first.',
    fields: t => ({
      entries: t.expose('entries', { type: [HistoryEntryRef] }),
      next: t.exposeString('next', {
        nullable: true,
        description: 'The argument `before` of the next page; null: this is the last one.',
      }),
    }),
  })
}

function implementParts(): void {
  HistoryZoneRef.implement({
    description: 'A zone as a history names it: by its name of today, or by the last one that it had.',
    fields: t => ({ id: t.exposeID('id'), name: t.exposeString('name', { nullable: true }) }),
  })
  HistoryMoveRef.implement({
    description: 'The move by which something happened.',
    fields: t => ({
      id: t.exposeID('id'),
      referenceId: t.exposeString('referenceId', {
        nullable: true,
        description: 'What the partner calls it; null: nothing.',
      }),
      seconds: t.exposeInt('seconds', {
        nullable: true,
        description: 'Whole seconds from in progress to complete; null: it did not do both.',
      }),
      madeBy: t.exposeString('madeBy', {
        nullable: true,
        description: 'Who made it; null: not kept any more, or without a name.',
      }),
    }),
  })
  HistoryChangeRef.implement({
    description: 'A field that changed.',
    fields: t => ({
      field: t.exposeString('field'),
      from: t.field({ type: 'JSON', nullable: true, resolve: ({ from }) => from ?? null }),
      to: t.field({ type: 'JSON', nullable: true, resolve: ({ to }) => to ?? null }),
    }),
  })
  HistoryActorRef.implement({
    description: 'Somebody who can stand in the history of a site.',
    fields: t => ({
      id: t.exposeID('id'),
      kind: t.expose('kind', { type: ActorKindRef }),
      name: t.exposeString('name'),
    }),
  })
}

function implementEntry(): void {
  HistoryEntryRef.implement({
    description: 'Something that happened: what, when, by whom and by what, from where to where.',
    fields: t => ({
      id: t.exposeString('id', { description: 'Its site and its number, unique in all histories.' }),
      at: t.expose('at', { type: 'DateTime' }),
      kind: t.field({ type: HistoryKindRef, resolve: ({ name }) => historyKindOf(name) }),
      subject: t.expose('subject', { type: HistorySubjectRef }),
      subjectId: t.exposeID('subjectId'),
      subjectName: t.exposeString('subjectName', {
        nullable: true,
        description:
          'Carrier and number of a trailer, also of that of a move; the form type of a form; the file of an upload; else the name. Null: it is gone, or has none.',
      }),
      means: t.field({
        type: HistoryMeansRef,
        resolve: ({ actorKind, data }) => historyMeans(actorKind, data),
      }),
      actorKind: t.expose('actorKind', { type: ActorKindRef }),
      actorId: t.expose('actorId', {
        type: 'ID',
        nullable: true,
        description: 'Null: dispatch or the system.',
      }),
      actorName: t.exposeString('actorName', {
        nullable: true,
        description: 'The name of the person, truck or API key; null: it has none, or is gone.',
      }),
      fromZone: t.expose('fromZone', {
        type: HistoryZoneRef,
        nullable: true,
        description: 'Where the trailer was before, or where the move starts; null: in no zone, or not said.',
      }),
      toZone: t.expose('toZone', {
        type: HistoryZoneRef,
        nullable: true,
        description: 'Where the trailer is since, or where the move ends; null: in no zone, or not said.',
      }),
      move: t.field({
        type: HistoryMoveRef,
        nullable: true,
        description: 'The move by which it happened; null: none, or the person may not see moves.',
        resolve: ({ move, siteId }, _args, ctx) => (can(ctx.user, 'move.view', siteId) ? move : null),
      }),
      changes: t.field({
        type: [HistoryChangeRef],
        description: 'The fields that changed; the zone of a trailer stands in `fromZone` and `toZone`.',
        resolve: entry => changesOf(entry),
      }),
    }),
  })
}
