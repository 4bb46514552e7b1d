export {
  TRAILER_TYPES,
  type Trailer,
  type TrailerFacts,
  type TrailerType,
  trailerName,
  trailerTypeLabel,
} from './trailer.ts'
export {
  type KnownDimensionCode,
  STANDARD_DIMENSION_CODE,
  TRAILER_DIMENSIONS,
  type TrailerDimensionSpec,
  trailerDimension,
  UNSUPPORTED_DIMENSION_CODE,
} from './trailer-dimensions.ts'
export { TRAILER_EVENTS, type TrailerPlaced } from './trailer-events.ts'
export {
  TRAILER_SELECTION_REASONS,
  TRAILER_SELECTION_TEXTS,
  type TrailerSelectionReason,
  trailerSelectionReasons,
} from './trailer-selection.ts'
export { isHighlightedLength, trailerSizeLabel } from './trailer-size-label.ts'
