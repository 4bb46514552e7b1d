import type { SiteConfig } from '../../sites/index.ts'
import type { MoveType } from '../move/move-lists.ts'
import { moveTypeLabel } from '../texts/move-labels.ts'
import { BACK_TRAILER } from './back-trailer.ts'
import { GO_TO_CHARGER } from './go-to-charger.ts'
import { HITCH_UNHITCH } from './hitch-unhitch.ts'
import type { FlagCondition, KindInput, MissionKind } from './mission-kind.ts'
import { RUN_ROUTE } from './run-route.ts'
import { STAGE } from './stage.ts'
import { TRAILER_MOVE } from './trailer-move.ts'
import { TRUCK_CONTROLLED_MOVE } from './truck-controlled-move.ts'
import { YARD_CHECK } from './yard-check.ts'

/** The tabs of the create form, in their order (MV-KIN-01). */
export const MOVE_KINDS = [
  TRAILER_MOVE,
  YARD_CHECK,
  STAGE,
  GO_TO_CHARGER,
  TRUCK_CONTROLLED_MOVE,
  RUN_ROUTE,
  HITCH_UNHITCH,
  BACK_TRAILER,
] as const satisfies readonly MissionKind[]

export type MoveKindId = (typeof MOVE_KINDS)[number]['id']

/** A mission kind with its id as one of the known ones. */
export type MoveKind = MissionKind & { id: MoveKindId }

/** The kind with this id. */
export function moveKind(id: MoveKindId): MoveKind {
  return MOVE_KINDS.find(kind => kind.id === id)!
}

/** The kind whose form makes moves of this type; null: only the system makes them (MV-OPEN-66). */
export function moveKindOf(type: MoveType): MoveKind | null {
  return MOVE_KINDS.find((kind: MoveKind) => kind.moveTypes.includes(type)) ?? null
}

/** The tabs of a site with these flags (MV-KIN-02..06, MV-OPEN-105). */
export function shownMoveKinds(config: SiteConfig): MoveKind[] {
  return MOVE_KINDS.filter((kind: MoveKind) => holds(kind.shownWhen, config))
}

/**
 * Why a person cannot make a move of this type at a site with these flags, as a sentence; null: they can. The form shows
 * no such tab; the server refuses what comes without the form (MV-KIN-02..06, MV-OPEN-06, MV-OPEN-66).
 */
export function moveTypeRefusal(type: MoveType, config: SiteConfig): string | null {
  const kind = moveKindOf(type)
  if (kind === null) return `Only the system makes moves of the type ${moveTypeLabel(type)}.`
  return holds(kind.shownWhen, config) ? null : `This site does not offer ${kind.label}.`
}

/**
 * The inputs of a kind at a site with these flags, in the order of the form (MV-OPEN-22).
 * @param type which of its types the form makes at the moment; left out: the plain one
 */
export function kindInputs(kind: MoveKind, config: SiteConfig, type = kind.moveTypes[0]): KindInput[] {
  return kind.inputs
    .filter(entry => entry.onlyFor === undefined || entry.onlyFor.some(one => one === type))
    .filter(entry => holds(entry.shownWhen ?? null, config))
    .map(entry => entry.input)
}

function holds(condition: FlagCondition | null, config: SiteConfig): boolean {
  if (condition === null) return true
  return 'needs' in condition ? config[condition.needs] : !config[condition.hiddenBy]
}
