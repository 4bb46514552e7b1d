import type { SentenceText } from '../../platform/index.ts'
import type { SiteConfigFlag } from '../../sites/index.ts'
import type { MoveType } from '../move/move-lists.ts'
import type { MoveProblemGroup } from '../problems/move-problems.ts'

/** Inputs that a mission kind can have in the form; category, class, notes and priority are on every kind. */
export const KIND_INPUTS = [
  'trailerOrLocation',
  'repark',
  'yardInventory',
  'start',
  'destination',
  'truck',
  'staticRoute',
  'routeName',
  'routeDirection',
  'tcMode',
] as const
export type KindInput = (typeof KIND_INPUTS)[number]

/** A site flag that must be on (`needs`) or off (`hiddenBy`). */
export type FlagCondition = { needs: SiteConfigFlag } | { hiddenBy: SiteConfigFlag }

/** One input of a kind, with what decides whether it is shown. */
export interface KindInputEntry {
  input: KindInput
  shownWhen?: FlagCondition
  /** Types of the kind for which the input is shown; left out: all. */
  onlyFor?: readonly MoveType[]
}

/** One tab of the create form (MV-KIN-01). */
export interface MissionKind {
  id: string
  label: SentenceText
  /** The types it makes; the first is the plain one (MV-OPEN-66). */
  moveTypes: readonly MoveType[]
  /** When the tab is shown; null: always (MV-KIN-02..06, MV-OPEN-105). */
  shownWhen: FlagCondition | null
  /** Its inputs in the order of the form. */
  inputs: readonly KindInputEntry[]
  /** Inputs that must be filled before the move can be queued. */
  needed: readonly KindInput[]
  /** Groups of warnings that can apply, in the order of the inputs that repair them (MV-OPEN-68). */
  problemGroups: readonly MoveProblemGroup[]
}
