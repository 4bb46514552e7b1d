export {
  TRAILER_LOADS,
  TRAILER_TYPES,
  type Trailer,
  type TrailerFacts,
  type TrailerLoad,
  type TrailerType,
  trailerName,
  trailerTypeLabel,
} from './trailer.ts'
export {
  awaitsConfirmation,
  type CheckOutSituation,
  checkOutRefusal,
  type StayAction,
  stayAction,
  type UndoWindow,
  undoCheckoutRefusal,
} from './trailer-actions.ts'
export {
  type KnownDimensionCode,
  STANDARD_DIMENSION_CODE,
  TRAILER_DIMENSIONS,
  type TrailerDimensionSpec,
  trailerDimension,
  UNSUPPORTED_DIMENSION_CODE,
  usualTrailerType,
} from './trailer-dimensions.ts'
export { type ClockHeld, TRAILER_EVENTS, type TrailerPlaced, type TrailerSaid } from './trailer-events.ts'
export {
  LONGEST_SERIAL,
  scacProblem,
  serialProblem,
  TRAILER_IDENTITY_PROBLEMS,
  type TrailerIdentityProblem,
  writtenScac,
  writtenSerial,
} from './trailer-identity.ts'
export { TRAILER_REFUSALS, type TrailerRefusal } from './trailer-refusals.ts'
export {
  TRAILER_SELECTION_REASONS,
  TRAILER_SELECTION_TEXTS,
  type TrailerSelectionReason,
  trailerSelectionReasons,
} from './trailer-selection.ts'
export { isHighlightedLength, trailerSizeLabel, trailerSizeParts } from './trailer-size-label.ts'
