import {
  type FieldNameOf,
  MOVE_CATEGORIES,
  MOVE_CLASSES,
  MOVE_SOURCES,
  MOVE_STATUSES,
  MOVE_TYPES,
  type Move,
  type MoveCounts,
  type MoveTrailer,
  type MoveTruck,
  type MoveZone,
  type PartnerPayload,
  REJECTION_CODES,
  type WaitReason,
} from '@tractrix/domain/moves'
import { builder, enumOf } from '../../platform/graphql/index.ts'
import type { MoveHistoryEntry } from '../store/move-history.store.ts'

export const MoveRef = builder.objectRef<Move>('Move')
export const MoveCountsRef = builder.objectRef<MoveCounts>('MoveCounts')
export const ZoneRefRef = builder.objectRef<MoveZone>('ZoneRef')
export const TruckRefRef = builder.objectRef<MoveTruck>('TruckRef')
export const MoveTrailerRef = builder.objectRef<MoveTrailer>('MoveTrailer')
export const PartnerPayloadRef = builder.objectRef<PartnerPayload>('PartnerPayload')
export const WaitReasonRef = builder.objectRef<WaitReason>('WaitReason')
export const MoveHistoryEntryRef = builder.objectRef<MoveHistoryEntry>('MoveHistoryEntry')

export const MoveStatusRef = enumOf(builder, 'MoveStatus', MOVE_STATUSES, {
  description:
    'The state of a move. A returned move is one with `reassignedAt`, whatever its status (MV-STA-01).',
})
export const MoveSourceRef = enumOf(builder, 'MoveSource', MOVE_SOURCES, {
  description: 'Who made the move (MV-ENT-03).',
  meanings: { api: 'A partner.', mission_planning: 'The planner.', ui: 'A person in the console.' },
})
export const MoveTypeRef = enumOf(builder, 'MoveType', MOVE_TYPES, {
  description: 'What is to be done (MV-ENT-04).',
})
export const MoveCategoryRef = enumOf(builder, 'MoveCategory', MOVE_CATEGORIES, {
  description: 'What a move counts as in reports: production or other work (MV-ENT-08).',
})
export const MoveClassRef = enumOf(builder, 'MoveClass', MOVE_CLASSES, {
  description:
    'What a move counts as in reports beside its category, where the environment uses classes (MV-ENT-11).',
})
export const RejectionCodeRef = enumOf(builder, 'RejectionCode', REJECTION_CODES, {
  description: 'Why a move is rejected or returned (MV-REJ-01).',
})

/** The enum of each field of a move that is a choice. */
export const CHOICE_REFS = {
  type: MoveTypeRef,
  source: MoveSourceRef,
  status: MoveStatusRef,
  moveCategory: MoveCategoryRef,
  moveClass: MoveClassRef,
} as const satisfies Record<FieldNameOf<{ kind: 'choice' }>, unknown>

/** The small types that a move is made of (MV-ENT-01, MV-ENT-12, MV-OPEN-115). */
export function registerMoveParts(): void {
  ZoneRefRef.implement({
    description: 'A zone as a move names it.',
    fields: t => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      enabled: t.exposeBoolean('enabled'),
    }),
  })
  TruckRefRef.implement({
    description: 'A truck as a move names it.',
    fields: t => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
  })
  MoveTrailerRef.implement({
    description: 'A trailer as a move names it (MV-OPEN-115).',
    fields: t => ({
      id: t.exposeID('id'),
      scac: t.exposeString('scac'),
      serial: t.exposeString('serial'),
      inTransit: t.exposeBoolean('inTransit'),
      dimensionCode: t.exposeString('dimensionCode', { nullable: true }),
      lengthMeters: t.exposeFloat('lengthMeters', { nullable: true }),
    }),
  })
  PartnerPayloadRef.implement({
    description: "What the partner asked for, in the partner's own words.",
    fields: t => ({
      fromZone: t.exposeString('fromZone', { nullable: true }),
      referenceId: t.exposeString('referenceId', { nullable: true }),
      scac: t.exposeString('scac', { nullable: true }),
      serial: t.exposeString('serial', { nullable: true }),
      toZone: t.exposeString('toZone', { nullable: true }),
    }),
  })
  implementWaitReason()
  implementCounts()
  implementHistory()
}

function implementWaitReason(): void {
  WaitReasonRef.implement({
    description:
      'One fact that keeps a pending move from starting, holds one in progress, or keeps its truck after the end, with what it is about.',
    fields: t => ({
      code: t.exposeString('code'),
      message: t.exposeString('message', {
        description: 'The fact as a clause in English, to stand after «Waiting:».',
      }),
      args: t.field({
        type: 'JSON',
        description:
          'What fills the clause of this code in another language, by name: texts, numbers, or sentences as {code, args, message}.',
        resolve: reason => reason.args ?? {},
      }),
      zoneId: t.id({ nullable: true, resolve: reason => reason.zoneId ?? null }),
      trailerId: t.id({ nullable: true, resolve: reason => reason.trailerId ?? null }),
      truckId: t.id({ nullable: true, resolve: reason => reason.truckId ?? null }),
      moveId: t.id({ nullable: true, resolve: reason => reason.moveId ?? null }),
      since: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'Since when it holds; null where that says nothing.',
        resolve: reason => reason.since ?? null,
      }),
      helps: t.string({
        nullable: true,
        description:
          'What would help: move-trailer-away, show-truck, give-up-move (giveUpMove) or set-truck-free (setTruckFree); null: nothing to offer.',
        resolve: reason => reason.helps ?? null,
      }),
    }),
  })
}

function implementCounts(): void {
  MoveCountsRef.implement({
    description: 'How many moves a site has of each sort (MV-ENT-12).',
    fields: t => ({
      canceled: t.exposeInt('canceled'),
      complete: t.exposeInt('complete'),
      draft: t.exposeInt('draft', { description: 'partnerDraft and uiDraft together (MV-OPEN-85).' }),
      error: t.exposeInt('error'),
      in_progress: t.exposeInt('in_progress'),
      partnerDraft: t.exposeInt('partnerDraft'),
      pending: t.exposeInt('pending'),
      returned: t.exposeInt('returned', { description: 'Moves with reassignedAt; in no other count.' }),
      uiDraft: t.exposeInt('uiDraft'),
    }),
  })
}

function implementHistory(): void {
  MoveHistoryEntryRef.implement({
    description: 'One thing that happened to a move; never changed after.',
    fields: t => ({
      id: t.exposeID('id', { description: 'Its number; unlike other ids no UUID.' }),
      at: t.expose('at', { type: 'DateTime' }),
      actorKind: t.exposeString('actorKind', { description: 'user, api_key, truck, dispatch or system.' }),
      actorId: t.expose('actorId', { type: 'ID', nullable: true }),
      actorName: t.exposeString('actorName', {
        nullable: true,
        description: 'Null: it has none, or is gone.',
      }),
      event: t.exposeString('event'),
      fromStatus: t.expose('fromStatus', { type: MoveStatusRef, nullable: true }),
      toStatus: t.expose('toStatus', { type: MoveStatusRef, nullable: true }),
      changes: t.expose('changes', { type: 'JSON', description: 'Field → {from, to}.' }),
      reasons: t.field({ type: 'JSON', description: 'Why, as a list.', resolve: entry => entry.reasons }),
    }),
  })
}
