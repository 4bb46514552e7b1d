import { historyOfMove } from './moves.loaders.ts'
import {
  MoveCategoryRef,
  MoveClassRef,
  MoveHistoryEntryRef,
  MoveRef,
  MoveSourceRef,
  MoveStatusRef,
  MoveTrailerRef,
  MoveTypeRef,
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
      type: t.expose('type', { type: MoveTypeRef }),
      source: t.expose('source', { type: MoveSourceRef }),
      status: t.expose('status', { type: MoveStatusRef }),
      priority: t.exposeInt('priority', { description: '1 (highest) to 10 (lowest).' }),
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
      moveCategory: t.expose('moveCategory', { type: MoveCategoryRef }),
      moveClass: t.expose('moveClass', { type: MoveClassRef, nullable: true }),
      notes: t.exposeString('notes', { nullable: true }),
      metadata: t.expose('metadata', {
        type: 'JSON',
        description:
          'Settings of the route and of the mission: `enable_yard_inventory`, `staticRoute`, `DIR`, `RT_NAME`, `TC_MODE` (MV-ENT-05).',
      }),
      referenceId: t.exposeString('referenceId', { nullable: true }),
      customerStatus: t.exposeString('customerStatus', {
        nullable: true,
        description:
          "The partner's own status; null until the partner has acknowledged the move (MV-OPEN-19).",
      }),
      partnerPayload: t.expose('partnerPayload', { type: PartnerPayloadRef, nullable: true }),
      additionalInfo: t.expose('additionalInfo', { type: 'JSON', nullable: true }),
      deadline: t.expose('deadline', { type: 'DateTime', nullable: true }),
      errorMessage: t.exposeString('errorMessage', { nullable: true }),
      rejectedCode: t.exposeString('rejectedCode', {
        nullable: true,
        description:
          'Why the move was refused by a truck, the planner or a partner: a code of the rejection codes; null when it was not refused (MV-REJ-01).',
      }),
      reassignedCode: t.exposeString('reassignedCode', {
        nullable: true,
        description:
          'Why the move was returned: a code of the rejection codes; null when it was not returned (MV-REJ-01).',
      }),
      reassignedDescription: t.exposeString('reassignedDescription', { nullable: true }),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
      version: t.exposeInt('version', {
        description:
          'Counts up whenever a person edits the move. An edit that sends an older number is refused with CONFLICT.',
      }),
      pendingAt: t.expose('pendingAt', { type: 'DateTime', nullable: true }),
      inProgressAt: t.expose('inProgressAt', { type: 'DateTime', nullable: true }),
      completedAt: t.expose('completedAt', { type: 'DateTime', nullable: true }),
      canceledAt: t.expose('canceledAt', { type: 'DateTime', nullable: true }),
      erroredAt: t.expose('erroredAt', { type: 'DateTime', nullable: true }),
      rejectedAt: t.expose('rejectedAt', { type: 'DateTime', nullable: true }),
      reassignedAt: t.expose('reassignedAt', {
        type: 'DateTime',
        nullable: true,
        description: 'Set: the move is returned (MV-STA-02).',
      }),
      moveDuration: t.exposeInt('moveDuration', {
        nullable: true,
        description: 'Seconds from in progress to complete; null before (MV-ENT-02).',
      }),
      waitReasons: t.field({
        type: [WaitReasonRef],
        description:
          'Why a pending move has not started, or why one in progress stands still, newest judgement of dispatch; empty when nothing holds it.',
        resolve: move => [...move.waitReasons],
      }),
      history: t.field({
        type: [MoveHistoryEntryRef],
        description: 'Everything that happened to it, oldest first.',
        resolve: (move, _args, ctx) => ctx.loaders.of(historyOfMove).load(move.id),
      }),
    }),
  })
}
