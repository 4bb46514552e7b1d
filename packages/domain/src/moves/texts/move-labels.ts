import { listLabel, phrase, type SentenceText } from '../../platform/index.ts'
import type { MoveCategory, MoveClass, MoveSource, MoveStatus, MoveType } from '../move/move-lists.ts'

/** `In Progress` (MV-OPEN-30). */
export function moveStatusLabel(status: MoveStatus): SentenceText {
  return listLabel(status)
}

/** `Trailer Attached` (MV-OPEN-30). */
export function moveTypeLabel(type: MoveType): SentenceText {
  return listLabel(type)
}

/** `API`, `UI`, `Mission Planning` (MV-OPEN-30). */
export function moveSourceLabel(source: MoveSource): (typeof SOURCE_LABELS)[MoveSource] {
  return SOURCE_LABELS[source]
}

/** What a badge says: `Returned` for returned moves, in the color of their status (MV-OPEN-106). */
export function moveBadgeLabel(move: { status: MoveStatus; reassignedAt: string | null }): SentenceText {
  return move.reassignedAt === null ? moveStatusLabel(move.status) : phrase('Returned')
}

/** Label of a category; the move-class feature changes the words (MV-ENT-09, MV-ENT-10, MV-OPEN-67). */
export function moveCategoryLabel(
  category: MoveCategory,
  features: { moveClassEnabled: boolean },
): (typeof LABELS_WITH_CLASS | typeof LABELS_WITHOUT_CLASS)[MoveCategory] {
  return features.moveClassEnabled ? LABELS_WITH_CLASS[category] : LABELS_WITHOUT_CLASS[category]
}

/** Categories that the form offers (MV-OPEN-67). */
export function offeredMoveCategories(features: { moveClassEnabled: boolean }): readonly MoveCategory[] {
  return features.moveClassEnabled
    ? ['production', 'nonProduction']
    : ['production', 'nonProduction', 'devTest', 'preRelease']
}

/** What people read for a class (MV-ENT-11). */
export function moveClassLabel(moveClass: MoveClass): (typeof CLASS_LABELS)[MoveClass] {
  return CLASS_LABELS[moveClass]
}

const SOURCE_LABELS = {
  api: 'API',
  ui: 'UI',
  mission_planning: 'Mission Planning',
} as const satisfies Record<MoveSource, string>

const LABELS_WITH_CLASS = {
  production: 'Production',
  nonProduction: 'Non-Production',
  // Not offered with the class feature on, but moves from before it may still carry them.
  devTest: 'Dev Test',
  preRelease: 'Pre Release Test',
} as const satisfies Record<MoveCategory, string>

const LABELS_WITHOUT_CLASS = {
  production: 'Production',
  nonProduction: 'Demo',
  devTest: 'Dev Test',
  preRelease: 'Pre Release Test',
} as const satisfies Record<MoveCategory, string>

const CLASS_LABELS = {
  devTest: 'Dev Test',
  preRelease: 'Pre-Release',
  release: 'Release',
  courtesy: 'Courtesy',
} as const satisfies Record<MoveClass, string>
