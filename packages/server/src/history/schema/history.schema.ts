import { type ApiBuilder, builder, requireAbility } from '../../platform/graphql/index.ts'
import { visibleToPerson } from '../../platform/graphql/request/visible-to-person.ts'
import { readPage } from '../../platform/graphql/schema/read-page.ts'
import { DateRangeInput } from '../../platform/graphql/schema/shared-types.ts'
import { trailerById } from '../../trailers/index.ts'
import { readEarlierStays } from '../store/earlier-stays.store.ts'
import { readHistoryActors } from '../store/history-actors.store.ts'
import { readHistoryPage } from '../store/history-pages.store.ts'
import {
  HistoryActorRef,
  HistoryEntryRef,
  HistoryKindRef,
  HistoryPageRef,
  HistorySubjectRef,
  registerHistoryTypes,
  StayRef,
  TrailerHistoryRef,
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

/** What happened to trailers and at sites, read from the event log. */
export function registerHistorySchema(target: ApiBuilder): void {
  registerHistoryTypes()
  implementTrailerHistory()
  target.queryField('trailerHistory', t =>
    t.field({
      description:
        'What happened to a trailer in this stay, newest first, as long as the event log is kept; a pick-up that was followed by the drop of the same move is one entry with it. Null when there is no such trailer that the person may see. BAD_INPUT.',
      type: TrailerHistoryRef,
      nullable: true,
      args: {
        trailerId: t.arg.id({ required: true }),
        take: t.arg.int({ description: PAGE_ARGUMENTS.take }),
        before: t.arg.string({ description: PAGE_ARGUMENTS.before }),
      },
      resolve: async (_root, { trailerId, take, before }, ctx) => {
        const found = await ctx.loaders.of(trailerById).load(trailerId)
        const trailer = visibleToPerson(ctx, 'trailer.view', found)
        if (trailer === null) return null
        const page = await readHistoryPage(ctx.app.db.kysely, {
          siteId: trailer.siteId,
          where: { subjects: ['trailer'], subjectId: trailerId },
          take: readPage(take, null).take,
          before: before ?? null,
          foldsPickups: true,
        })
        return { ...page, trailerId }
      },
    }),
  )
  addSiteHistory(target)
}

function implementTrailerHistory(): void {
  TrailerHistoryRef.implement({
    description: 'What happened to a trailer in one stay.',
    fields: t => ({
      entries: t.expose('entries', { type: [HistoryEntryRef] }),
      next: t.exposeString('next', {
        nullable: true,
        description: 'The argument `before` of the next page; null: this is the last one.',
      }),
      earlierStays: t.field({
        type: [StayRef],
        description:
          'The stays before this one of the same carrier and number at the site, newest first, 20 at most.',
        resolve: ({ trailerId }, _args, ctx) => readEarlierStays(ctx.app.db.kysely, trailerId),
      }),
    }),
  })
}

function addSiteHistory(target: ApiBuilder): void {
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
