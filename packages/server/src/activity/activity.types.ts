import { MoveStatusRef } from '../moves/index.ts'
import { builder } from '../platform/graphql/index.ts'
import type { ActivityEntry } from './activity.store.ts'

/** What the log can be asked about. */
export const ACTIVITY_SUBJECTS = ['move', 'trailer'] as const
export type ActivitySubject = (typeof ACTIVITY_SUBJECTS)[number]

export const ActivitySubjectRef = builder.enumType('ActivitySubject', {
  description: 'What an entry is about.',
  values: ACTIVITY_SUBJECTS,
})

interface FieldChange {
  field: string
  from: unknown
  to: unknown
}

const FieldChangeRef = builder.objectRef<FieldChange>('FieldChange')
export const ActivityEntryRef = builder.objectRef<ActivityEntry>('ActivityEntry')

export function registerActivityTypes(): void {
  FieldChangeRef.implement({
    description: 'A field before and after.',
    fields: t => ({
      field: t.exposeString('field'),
      from: t.expose('from', { type: 'JSON', nullable: true, description: 'Null: it had none.' }),
      to: t.expose('to', { type: 'JSON', nullable: true, description: 'Null: it has none.' }),
    }),
  })
  ActivityEntryRef.implement({
    description: 'Something that happened, with the names of what it speaks of as they are now.',
    fields: t => ({
      id: t.id({ resolve: ({ siteId, siteSeq }) => `${siteId}:${siteSeq}` }),
      siteSeq: t.expose('siteSeq', {
        type: 'SiteSeq',
        description: 'Its number among the events of the site: `before` of the next page.',
      }),
      at: t.expose('at', { type: 'DateTime' }),
      name: t.exposeString('name', { description: 'What happened, such as `trailer.checked_in`.' }),
      subject: t.field({ type: ActivitySubjectRef, resolve: ({ subject }) => subject as ActivitySubject }),
      subjectId: t.exposeID('subjectId'),
      actorKind: t.exposeString('actorKind', { description: 'user, api_key, truck, dispatch or system.' }),
      actorName: t.exposeString('actorName', {
        nullable: true,
        description: 'Null: it has none, or is gone.',
      }),
      trailer: t.exposeString('trailer', {
        nullable: true,
        description: 'Carrier and number of the trailer that it is about, or that its move carries.',
      }),
      fromZone: t.exposeString('fromZone', {
        nullable: true,
        description: 'Where the trailer stood before, or the move begins.',
      }),
      toZone: t.exposeString('toZone', {
        nullable: true,
        description: 'Where the trailer stands from then on, or the move ends.',
      }),
      truck: t.exposeString('truck', { nullable: true, description: 'The truck of the move.' }),
      moveId: t.expose('moveId', {
        type: 'ID',
        nullable: true,
        description: 'The move by which the trailer came there, or the move itself; null: by hand.',
      }),
      error: t.exposeString('error', {
        nullable: true,
        description: 'What went wrong with the move just then, in English; null: nothing.',
      }),
      toStatus: t.expose('toStatus', {
        type: MoveStatusRef,
        nullable: true,
        description:
          'The status that the move came into or kept; null: there is no move any more, or it is about a trailer.',
      }),
      changes: t.field({
        type: [FieldChangeRef],
        description: 'What changed; zones and trucks by id.',
        resolve: ({ changes }) => Object.entries(changes).map(([field, change]) => ({ field, ...change })),
      }),
    }),
  })
}
