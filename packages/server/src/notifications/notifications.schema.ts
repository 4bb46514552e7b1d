import {
  moveFailedNotification,
  NOTIFICATION_LEVELS,
  type Notification,
} from '@tractrix/domain/notifications'
import { moveById } from '../moves/index.ts'
import { type ApiBuilder, builder, enumOf } from '../platform/graphql/index.ts'
import { SentenceRef } from '../platform/graphql/schema/shared-types.ts'
import { enteredEvents, liveField } from '../platform/live/index.ts'

/** A notification and what it is about. */
interface SiteNotification extends Notification {
  siteId: string
  moveId: string | null
}

const NotificationRef = builder.objectRef<SiteNotification>('Notification')
const NotificationLevelRef = enumOf(builder, 'NotificationLevel', NOTIFICATION_LEVELS, {
  description: 'How grave the news is; errors stay on screen (MV-OPEN-25, OP-NTF-02).',
})

/** Notifications that the people of a site get at once (MV-SUB-03, OP-SUB-14). */
export function registerNotificationsSchema(target: ApiBuilder): void {
  NotificationRef.implement({
    description: 'News for the people of a site (MV-ENT-27).',
    fields: t => ({
      notificationLevel: t.expose('notificationLevel', { type: NotificationLevelRef }),
      title: t.exposeString('title'),
      message: t.exposeString('message', { description: 'Lines of text.' }),
      titleSentence: t.expose('titleSentence', {
        type: SentenceRef,
        description: 'The title apart from its language.',
      }),
      lines: t.expose('lines', {
        type: [SentenceRef],
        description: 'The lines of the message apart from their language, in their order.',
      }),
      siteId: t.exposeID('siteId'),
      moveId: t.expose('moveId', { type: 'ID', nullable: true, description: 'The move it is about.' }),
    }),
  })
  target.subscriptionField('notifications', t =>
    t.field({
      description:
        'Notifications for the people of the site from now on: a move has failed (MV-SUB-03, OP-NTF-04). Null when the move is gone before it can be told.',
      type: NotificationRef,
      nullable: true,
      args: { siteId: t.arg.id({ required: true }) },
      ...liveField(enteredEvents('move', 'error', 'move.view')),
      resolve: async ({ siteId, subjectId }, _args, ctx) => {
        const move = siteId && (await ctx.loaders.of(moveById).load(subjectId))
        return move ? { ...moveFailedNotification(move), siteId, moveId: move.id } : null
      },
    }),
  )
}
