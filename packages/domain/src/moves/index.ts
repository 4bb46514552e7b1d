// The facts that the rules ask for belong to the features below; exported here again, because callers want them together.
export type { TrailerFacts } from '../trailers/index.ts'
export type { TruckFacts } from '../trucks/index.ts'
export type { ZoneFacts } from '../zones/index.ts'
export { draftSaveProblems } from './draft-save-problems.ts'
export {
  hasChanges,
  LOCKABLE_INPUTS,
  type LockableInput,
  lockedChanges,
  lockedInputs,
  lockReason,
} from './edit-locks.ts'
export { enqueueProblems, isSamePlace } from './enqueue-problems.ts'
export {
  type FlagCondition,
  KIND_INPUTS,
  type KindInput,
  type MissionKind,
} from './kinds/mission-kind.ts'
export {
  kindInputs,
  MOVE_KINDS,
  type MoveKind,
  type MoveKindId,
  moveKind,
  moveKindOf,
  moveTypeRefusal,
  shownMoveKinds,
} from './kinds/move-kinds.ts'
export { trailerMoveType } from './kinds/trailer-move.ts'
export {
  MANUAL_COMPLETION_PROBLEMS,
  MANUAL_COMPLETION_TEXTS,
  type ManualCompletionProblem,
  manualCompletionProblems,
} from './manual-completion.ts'
export { missionIdSearchText } from './mission-id-search.ts'
export type {
  ActiveMove,
  Move,
  MoveDraft,
  MoveFacts,
  MoveTrailer,
  MoveTruck,
  MoveZone,
  PartnerPayload,
} from './move.ts'
export * from './move-constants.ts'
export type { MoveCounts } from './move-counts.ts'
export { MOVE_ERRORS } from './move-errors.ts'
export {
  isPriority,
  type MoveFieldProblem,
  moveFieldProblems,
  NOTES_TOO_LONG_TEXT,
  PRIORITY_TEXT,
} from './move-field-problems.ts'
export {
  moveBadgeLabel,
  moveCategoryLabel,
  moveClassLabel,
  moveSourceLabel,
  moveStatusLabel,
  moveTypeLabel,
  offeredMoveCategories,
} from './move-labels.ts'
export {
  ACTIVE_MOVE_STATUSES,
  INTEGRATION_CALLS,
  type IntegrationCall,
  MOVE_CATEGORIES,
  MOVE_CLASSES,
  MOVE_SOURCES,
  MOVE_STATUSES,
  MOVE_TYPES,
  type MoveCategory,
  type MoveClass,
  type MoveSource,
  type MoveStatus,
  type MoveType,
} from './move-lists.ts'
export {
  type MoveMetadata,
  ROUTE_DIRECTIONS,
  type RouteDirection,
  STATIC_ROUTE_TYPES,
  type StaticRoute,
  type StaticRouteType,
  TC_MODES,
  type TcMode,
} from './move-metadata.ts'
export {
  MOVE_PROBLEM_GROUPS,
  MOVE_PROBLEMS,
  type MoveProblem,
  type MoveProblemGroup,
  problemGroup,
} from './move-problems.ts'
export {
  isReturned,
  MOVE_TRANSITIONS,
  MOVE_TRIGGERS,
  type MoveOutcome,
  type MoveStateFacts,
  type MoveTrigger,
  transition,
  transitionRefusal,
} from './move-states.ts'
export { hasDestination, MOVE_TYPE_RULES, type MoveTypeRule, moveTypeRule } from './move-type-rules.ts'
export { namedRoute } from './named-route.ts'
export { cutNotes } from './notes-cut.ts'
export { moveRangeText, pageCount, pageSizeText } from './pagination.ts'
export { withPickUp } from './pick-up.ts'
export { draftSaveRefusal, enqueueErrorCode, enqueueRefusal } from './problem-codes.ts'
export { PROBLEM_TEXTS, problemTexts } from './problem-texts.ts'
export { compareDrafts, compareInQueue, type QueuePlace } from './queue-order.ts'
export {
  isRejectionCode,
  REJECTION_CODES,
  type RejectionCode,
  rejectionCodeLabel,
} from './rejection-codes.ts'
export * from './row-actions.ts'
export { withoutSkippedDestination } from './skipped-destination.ts'
export {
  earliestTime,
  OFFERED_TIME_FILTERS,
  TIME_FILTERS,
  type TimeFilter,
} from './time-filters.ts'
export {
  GIVE_UP_REASONS,
  WAIT_REASON_CODES,
  WAIT_REASON_TEXTS,
  type WaitHelp,
  type WaitReason,
  type WaitReasonCode,
  type WaitReasonDetails,
  waitReason,
  waitsForTurn,
} from './wait-reasons.ts'
