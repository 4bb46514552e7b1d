import type { Operation } from '@tractrix/domain/platform'
import { TRAILER_DIMENSIONS, type Trailer } from '@tractrix/domain/trailers'
import {
  type ApiBuilder,
  builder,
  type RequestContext,
  requireAbility,
  requireUser,
} from '../../platform/graphql/index.ts'
import { visibleToPerson } from '../../platform/graphql/request/visible-to-person.ts'
import { readPage } from '../../platform/graphql/schema/read-page.ts'
import {
  AFTER_ARGUMENT,
  DateRangeInput,
  OperationRef,
  OrderByInput,
} from '../../platform/graphql/schema/shared-types.ts'
import { liveField, siteEvents } from '../../platform/live/index.ts'
import { clockRanks } from '../store/clock-ranks.ts'
import { asksForClocks, paginateTrailers, type TrailersPage } from '../store/paginated-trailers.store.ts'
import { TRAILER_CLOCKS } from '../store/trailer-clocks.ts'
import { findTrailerByName } from '../store/trailers.store.ts'
import { CARRIERS } from './carriers.ts'
import { addTrailerMutations } from './trailer-mutations.ts'
import { trailerById } from './trailers.loaders.ts'
import {
  CarrierRef,
  DetentionStateRef,
  registerTrailerTypes,
  TrailerDimensionSpecRef,
  TrailerLoadRef,
  TrailerRef,
  TrailerTypeRef,
} from './trailers.types.ts'

/** The largest page of trailers: all of a crowded yard, which pickers, the map and the inventory show. */
const LARGEST_TAKE = 5_000

const PaginatedTrailersRef = builder.objectRef<{ totalCount: number; trailers: Trailer[] }>(
  'PaginatedTrailers',
)
const TrailerUpdateRef = builder.objectRef<{
  operation: Operation
  trailerId: string
  trailer: Trailer | null
}>('TrailerUpdate')
const TrailersWhereInput = builder.inputType('TrailersWhere', {
  description: 'Which trailers are wanted; all given fields must hold (MV-ENT-16, OP-OPEN-30).',
  fields: t => ({
    archived: t.boolean({ description: 'False: on site; true: checked out (MV-ENT-16).' }),
    createdAt: t.field({ type: DateRangeInput }),
    archivedAt: t.field({ type: DateRangeInput }),
    scac: t.string({ description: 'A part of it, ignoring case.' }),
    serial: t.string({ description: 'A part of it, ignoring case.' }),
    type: t.field({ type: [TrailerTypeRef] }),
    dimensionCode: t.stringList({ description: 'One of these sizes, by code.' }),
    load: t.field({ type: [TrailerLoadRef] }),
    zoneId: t.idList({ description: 'Standing in one of these.' }),
    withoutZone: t.boolean({
      description:
        'True: standing in no spot, or in one of zoneId where both are given; false: standing in any spot.',
    }),
    detention: t.field({
      type: [DetentionStateRef],
      description: 'On site, with a clock that stands so. UNAUTHORIZED for who may not see free time.',
    }),
  }),
})

/** The trailers of a yard and news of them. */
export function registerTrailersSchema(target: ApiBuilder): void {
  registerTrailerTypes()
  implementAnswers()
  addLists(target)
  addSingles(target)
  addTrailerMutations(target)

  target.subscriptionField('trailerUpdates', t =>
    t.field({
      description: 'Every change of a trailer of the site.',
      type: TrailerUpdateRef,
      args: { siteId: t.arg.id({ required: true }), after: t.arg(AFTER_ARGUMENT) },
      ...liveField(siteEvents('trailer', 'trailer.view')),
      resolve: async ({ operation, subjectId }, _args, ctx) => ({
        operation,
        trailerId: subjectId,
        trailer: operation === 'delete' ? null : await ctx.loaders.of(trailerById).load(subjectId),
      }),
    }),
  )
}

function implementAnswers(): void {
  PaginatedTrailersRef.implement({
    fields: t => ({
      totalCount: t.exposeInt('totalCount', { description: 'How many trailers match in all.' }),
      trailers: t.expose('trailers', { type: [TrailerRef] }),
    }),
  })
  TrailerUpdateRef.implement({
    description: 'News of one trailer.',
    fields: t => ({
      operation: t.expose('operation', { type: OperationRef }),
      trailerId: t.exposeID('trailerId'),
      trailer: t.expose('trailer', { type: TrailerRef, nullable: true, description: 'Null after a delete.' }),
    }),
  })
}

function addLists(target: ApiBuilder): void {
  target.queryField('trailerDimensionSpecs', t =>
    t.field({
      description: 'The sizes that forms offer (OP-QRY-07). UNAUTHORIZED without a session.',
      type: [TrailerDimensionSpecRef],
      resolve: (_root, _args, ctx) => {
        requireUser(ctx)
        return [...TRAILER_DIMENSIONS]
      },
    }),
  )
  target.queryField('carrierListByScac', t =>
    t.field({
      description: 'Well-known carriers by SCAC (OP-QRY-06). UNAUTHORIZED without a session.',
      type: [CarrierRef],
      resolve: (_root, _args, ctx) => {
        requireUser(ctx)
        return [...CARRIERS]
      },
    }),
  )
  target.queryField('paginatedTrailers', t =>
    t.field({
      description:
        'One page of the trailers of the site, newest first. Sorted by `detention`, desc has those first whose free time is longest over, asc those that have most of it left; those without terms and those that are checked out come last. UNAUTHORIZED for a foreign site, and for clocks that the person may not see; BAD_INPUT.',
      type: PaginatedTrailersRef,
      args: {
        siteId: t.arg.id({ required: true }),
        where: t.arg({ type: TrailersWhereInput }),
        orderBy: t.arg({ type: [OrderByInput] }),
        take: t.arg.int({
          description: 'How many, 1 to 5000: a screen may have every trailer of a crowded yard; default 20.',
        }),
        skip: t.arg.int({ description: 'How many to pass over; default 0.' }),
      },
      resolve: (_root, { siteId, where, orderBy, take, skip }, ctx) => {
        requireAbility(ctx, 'trailer.view', siteId)
        const page = { where: where ?? {}, orderBy: orderBy ?? [], ...readPage(take, skip, LARGEST_TAKE) }
        return asksForClocks(page)
          ? paginateByClocks(ctx, siteId, page)
          : paginateTrailers(ctx.app.db.kysely, siteId, page)
      },
    }),
  )
}

async function paginateByClocks(
  ctx: RequestContext,
  siteId: string,
  page: TrailersPage,
): Promise<{ totalCount: number; trailers: Trailer[] }> {
  requireAbility(ctx, 'detention.view', siteId)
  const clocks = await ctx.app.services.get(TRAILER_CLOCKS).onSite(siteId)
  const ranks = clockRanks(clocks, ctx.app.clock.now().getTime())
  return paginateTrailers(ctx.app.db.kysely, siteId, page, ranks)
}

function addSingles(target: ApiBuilder): void {
  target.queryField('getTrailer', t =>
    t.field({
      description: 'One trailer; null when there is none that the person may see (MV-QRY-07, MV-OPEN-41).',
      type: TrailerRef,
      nullable: true,
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, ctx) =>
        visibleToPerson(ctx, 'trailer.view', await ctx.loaders.of(trailerById).load(id)),
    }),
  )
  target.queryField('getTrailerByScacSerial', t =>
    t.field({
      description:
        'The trailer of that name at the site, the one on site before checked-out ones, ignoring case; null: none (MV-QRY-08).',
      type: TrailerRef,
      nullable: true,
      args: {
        siteId: t.arg.id({ required: true }),
        scac: t.arg.string({ required: true }),
        serial: t.arg.string({ required: true }),
      },
      resolve: (_root, name, ctx) => {
        requireAbility(ctx, 'trailer.view', name.siteId)
        return findTrailerByName(ctx.app.db.kysely, name)
      },
    }),
  )
}
