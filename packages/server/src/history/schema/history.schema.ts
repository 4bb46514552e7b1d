import { type ApiBuilder, builder, requireAbility } from '../../platform/graphql/index.ts'
import { readPage } from '../../platform/graphql/schema/read-page.ts'
import { DateRangeInput } from '../../platform/graphql/schema/shared-types.ts'
import { readHistoryActors } from '../store/history-actors.store.ts'
import { readHistoryPage } from '../store/history-pages.store.ts'
import {
  HistoryActorRef,
  HistoryKindRef,
  HistoryPageRef,
  HistorySubjectRef,
  registerHistoryTypes,
} from './history.types.ts'

const HistoryWhereInput = builder.inputType('HistoryWhere', {
  description: 'Which entries of a history are wanted; all given fields must hold.',
  fields: t => ({
    kinds: t.field({ type: [HistoryKindRef] }),
    subjects: t.field({ type: [HistorySubjectRef], description: 'About records of one of these kinds.' }),
    subjectId: t.id({ description: 'About this record.' }),
    actorId: t.id({ description: 'Made to happen by this person, truck or API key.' }),
    at: t.field({ type: DateRangeInput, description: 'Within this span of time.' }),
  }),
})

/** How a page of a history is asked for. */
const PAGE_ARGUMENTS = {
  take: 'How many entries, 1 to 1000; default 20.',
  before: 'The `next` of an earlier page; left out: the newest entries.',
}

/** What happened at a site, read from the event log. */
export function registerHistorySchema(target: ApiBuilder): void {
  registerHistoryTypes()
  target.queryField('siteHistory', t =>
    t.field({
      description:
        'What happened at a site to its moves, trailers, zones, trucks, forms, settings, API keys and people, newest first, as long as the event log is kept. Sign-ins belong to no site: those of people with a role at this one are listed. UNAUTHORIZED without the role Manager; BAD_INPUT.',
      type: HistoryPageRef,
      args: {
        siteId: t.arg.id({ required: true }),
        where: t.arg({ type: HistoryWhereInput }),
        take: t.arg.int({ description: PAGE_ARGUMENTS.take }),
        before: t.arg.string({ description: PAGE_ARGUMENTS.before }),
      },
      resolve: (_root, { siteId, where, take, before }, ctx) => {
        requireAbility(ctx, 'history.read', siteId)
        return readHistoryPage(ctx.app.db.kysely, {
          siteId,
          where: where ?? {},
          take: readPage(take, null).take,
          before: before ?? null,
        })
      },
    }),
  )
  target.queryField('historyActors', t =>
    t.field({
      description:
        'Whom the history of a site can be filtered by, by name: people with a role there and admins, its trucks and its API keys. UNAUTHORIZED without the role Manager.',
      type: [HistoryActorRef],
      args: { siteId: t.arg.id({ required: true }) },
      resolve: (_root, { siteId }, ctx) => {
        requireAbility(ctx, 'history.read', siteId)
        return readHistoryActors(ctx.app.db.kysely, siteId)
      },
    }),
  )
}
