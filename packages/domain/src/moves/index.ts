// The facts that the rules ask for belong to the features below; exported here again, because callers want them together.
export type { TrailerFacts } from '../trailers/index.ts'
export type { TruckFacts } from '../trucks/index.ts'
export type { ZoneFacts } from '../zones/index.ts'
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
  argumentNames,
  FORM_FIELD_NAMES,
  fieldNamesOfKind,
  MOVE_FIELD_NAMES,
  moveField,
  PLAIN_FIELD_NAMES,
} from './move/field-names.ts'
export { JOB_DETAILS, JOB_REASONS, jobSentence } from './move/job-reasons.ts'
export type {
  ActiveMove,
  Move,
  MoveDraft,
  MoveFacts,
  MoveTrailer,
  MoveTruck,
  MoveValues,
  MoveZone,
  PartnerPayload,
} from './move/move.ts'
export * from './move/move-constants.ts'
export type { MoveCounts } from './move/move-counts.ts'
export { MOVE_EVENTS, type MoveEvent, type MoveEventData } from './move/move-events.ts'
export type { MoveField, MoveTable, MoveUse } from './move/move-field.ts'
export type {
  ArgumentName,
  FieldNameOf,
  FieldValue,
  FormFieldName,
  PlainFieldName,
} from './move/move-field-values.ts'
export { MOVE_FIELDS, type MoveFieldName } from './move/move-fields.ts'
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
} from './move/move-lists.ts'
export {
  type MoveMetadata,
  ROUTE_DIRECTIONS,
  type RouteDirection,
  STATIC_ROUTE_TYPES,
  type StaticRoute,
  type StaticRouteType,
  TC_MODES,
  type TcMode,
} from './move/move-metadata.ts'
export {
  isRejectionCode,
  REJECTION_CODES,
  type RejectionCode,
  rejectionCodeLabel,
} from './move/rejection-codes.ts'
export { WAIT_DETAILS } from './move/wait-details.ts'
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
} from './move/wait-reasons.ts'
export {
  MOVE_PROBLEM_GROUPS,
  MOVE_PROBLEMS,
  type MoveProblem,
  type MoveProblemGroup,
  problemGroup,
} from './problems/move-problems.ts'
export { draftSaveRefusal, enqueueErrorCode, enqueueRefusal } from './problems/problem-codes.ts'
export { PROBLEM_TEXTS, problemTexts } from './problems/problem-texts.ts'
export { MOVE_REFUSALS } from './problems/refusals.ts'
export { draftSaveProblems } from './rules/draft-save-problems.ts'
export { enqueueProblems, isSamePlace } from './rules/enqueue-problems.ts'
export {
  FIELD_SENTENCES,
  type MoveFieldProblem,
  moveFieldProblems,
  shownFormFields,
} from './rules/move-field-problems.ts'
export { hasDestination, MOVE_TYPE_RULES, type MoveTypeRule, moveTypeRule } from './rules/move-type-rules.ts'
export { namedRoute } from './rules/named-route.ts'
export { withPickUp } from './rules/pick-up.ts'
export { withoutSkippedDestination } from './rules/skipped-destination.ts'
export {
  hasChanges,
  LOCKABLE_INPUTS,
  type LockableInput,
  lockedChanges,
  lockedInputs,
  lockReason,
} from './states/edit-locks.ts'
export {
  MANUAL_COMPLETION_PROBLEMS,
  MANUAL_COMPLETION_TEXTS,
  type ManualCompletionProblem,
  manualCompletionProblems,
} from './states/manual-completion.ts'
export {
  isReturned,
  MOVE_TRANSITIONS,
  MOVE_TRIGGERS,
  type MoveOutcome,
  type MoveStateFacts,
  type MoveTrigger,
  transition,
  transitionRefusal,
} from './states/move-states.ts'
export { compareDrafts, compareInQueue, type QueuePlace } from './states/queue-order.ts'
export * from './states/row-actions.ts'
export { missionIdSearchText } from './texts/mission-id-search.ts'
export {
  moveBadgeLabel,
  moveCategoryLabel,
  moveClassLabel,
  moveSourceLabel,
  moveStatusLabel,
  moveTypeLabel,
  offeredMoveCategories,
} from './texts/move-labels.ts'
export { cutNotes } from './texts/notes-cut.ts'
export {
  earliestTime,
  OFFERED_TIME_FILTERS,
  TIME_FILTERS,
  type TimeFilter,
} from './texts/time-filters.ts'
