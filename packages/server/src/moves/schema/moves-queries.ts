import type { Move } from '@tractrix/domain/moves'
import { type ApiBuilder, builder, requireAbility } from '../../platform/graphql/index.ts'
import { visibleToPerson } from '../../platform/graphql/request/visible-to-person.ts'
import { readPage } from '../../platform/graphql/schema/read-page.ts'
import { DateRangeInput, OrderByInput } from '../../platform/graphql/schema/shared-types.ts'
import { readMoveCounts } from '../store/move-counts.store.ts'
import { listMoves, paginateMoves } from '../store/moves-list.store.ts'
import { moveById } from './moves.loaders.ts'
import { MoveCountsRef, MoveRef, MoveSourceRef, MoveStatusRef, MoveTypeRef } from './moves.types.ts'

const PaginatedMovesRef = builder.objectRef<{ totalCount: number; moves: Move[] }>('PaginatedMoves')

const MovesQueryOptionsInput = builder.inputType('MovesQueryOptions', {
  fields: t => ({
    orderByFields: t.field({ type: [OrderByInput], description: 'Left out: newest first.' }),
    populate: t.stringList({ description: 'Accepted for old clients; every relation is always there.' }),
    take: t.int({ description: 'Left out: all (MV-OPEN-08), as long as they are not more than 10,000.' }),
    skip: t.int({ description: 'Default 0.' }),
  }),
})

const MovesWhereInput = builder.inputType('MovesWhere', {
  description:
    'Which moves are wanted; all given fields must hold (MV-OPEN-09). With a status and without reassignedAt, returned moves are left out. Without a range of time they are answered however old they are (MV-OPEN-113).',
  fields: t => ({
    type: t.field({ type: [MoveTypeRef] }),
    status: t.field({ type: [MoveStatusRef] }),
    reassignedAt: t.field({ type: DateRangeInput }),
    scac: t.string({ description: 'A part of it, ignoring case.' }),
    serial: t.string({ description: 'A part of it, ignoring case.' }),
    truck: t.id({ description: 'The truck that does or did it, or was asked for while none does.' }),
    fromZone: t.id(),
    toZone: t.id(),
    id: t.string({ description: 'A part of it, ignoring case.' }),
    createdAt: t.field({ type: DateRangeInput }),
    completedAt: t.field({ type: DateRangeInput }),
    canceledAt: t.field({ type: DateRangeInput }),
    erroredAt: t.field({ type: DateRangeInput }),
    notes: t.string({ description: 'A part of them, ignoring case.' }),
    source: t.field({ type: [MoveSourceRef] }),
    referenceId: t.string({ description: 'A part of it, ignoring case.' }),
  }),
})

/** Lists, counts and single moves (MV-QRY-02..05, MV-OPEN-116). */
export function addMoveQueries(target: ApiBuilder): void {
  addMovesList(target)
  addPaginatedMoves(target)
  addCounts(target, 'moveCounts', 'How many moves the site has of each sort (MV-QRY-05).')
  addCounts(target, 'moveStatusCounts', 'The same as moveCounts (MV-OPEN-116).')
  target.queryField('move', t =>
    t.field({
      description: 'One move; null when there is none that the person may see.',
      type: MoveRef,
      nullable: true,
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, ctx) =>
        visibleToPerson(ctx, 'move.view', await ctx.loaders.of(moveById).load(id)),
    }),
  )
}

function addMovesList(target: ApiBuilder): void {
  target.queryField('movesList', t =>
    t.field({
      description:
        'The moves of the site in these statuses and of these types, returned ones left out (MV-QRY-02). UNAUTHORIZED for a foreign site; BAD_INPUT; QUERY_TOO_COMPLEX; ANSWER_TOO_LARGE.',
      type: [MoveRef],
      args: {
        siteId: t.arg.id({ required: true }),
        status: t.arg({ type: [MoveStatusRef], description: 'Left out: every status.' }),
        type: t.arg({ type: [MoveTypeRef], description: 'Left out: every type.' }),
        queryOptions: t.arg({ type: MovesQueryOptionsInput }),
      },
      resolve: (_root, { siteId, status, type, queryOptions }, ctx) => {
        requireAbility(ctx, 'move.view', siteId)
        const { take, skip } = readPage(queryOptions?.take, queryOptions?.skip)
        return listMoves(ctx.app.db.kysely, siteId, {
          status,
          type,
          orderBy: queryOptions?.orderByFields ?? [],
          take: queryOptions?.take == null ? null : take,
          skip,
        })
      },
    }),
  )
}

function addPaginatedMoves(target: ApiBuilder): void {
  PaginatedMovesRef.implement({
    fields: t => ({
      totalCount: t.exposeInt('totalCount', { description: 'How many moves match in all.' }),
      moves: t.expose('moves', { type: [MoveRef] }),
    }),
  })
  target.queryField('paginatedMoves', t =>
    t.field({
      description:
        'One page of the moves of the site, newest first (MV-QRY-03, MV-QRY-04). UNAUTHORIZED for a foreign site; BAD_INPUT; ANSWER_TOO_LARGE.',
      type: PaginatedMovesRef,
      args: {
        siteId: t.arg.id({ required: true }),
        where: t.arg({ type: MovesWhereInput }),
        orderBy: t.arg({ type: [OrderByInput] }),
        take: t.arg.int({ description: 'How many, 1 to 1000; default 20 (MV-CST-02).' }),
        skip: t.arg.int({ description: 'How many to pass over; default 0.' }),
      },
      resolve: (_root, { siteId, where, orderBy, take, skip }, ctx) => {
        requireAbility(ctx, 'move.view', siteId)
        return paginateMoves(ctx.app.db.kysely, siteId, {
          where: where ?? {},
          orderBy: orderBy ?? [],
          ...readPage(take, skip),
        })
      },
    }),
  )
}

function addCounts(target: ApiBuilder, name: string, description: string): void {
  target.queryField(name, t =>
    t.field({
      description: `${description} UNAUTHORIZED for a foreign site.`,
      type: MoveCountsRef,
      args: { siteId: t.arg.id({ required: true }) },
      resolve: (_root, { siteId }, ctx) => {
        requireAbility(ctx, 'move.view', siteId)
        return readMoveCounts(ctx.app.db.kysely, siteId)
      },
    }),
  )
}
