export { CataloguedError, type ErrorDetails, type ErrorList, errorFrom } from './catalogued-error.ts'
export { formatAge, formatDuration, parseDuration } from './duration.ts'
export type { ErrorEntry, ErrorLogLevel, ErrorShown } from './error-entry.ts'
export {
  ACTOR_KINDS,
  type Actor,
  type ChangedFields,
  type Changes,
  type EventKind,
  passingEvent,
  type RecordedEventKind,
  recordedEvent,
} from './event-kind.ts'
export type { LatLon, SiteOrigin, SitePoint } from './geo.ts'
export {
  bearingToHeading,
  headingToBearing,
  headingToTheta,
  normalizeRadians,
  thetaToHeading,
} from './heading.ts'
export { OPERATIONS, type Operation } from './operation.ts'
export { pageCount, pageRange } from './pagination.ts'
export { pointInPolygon, polygonCenter } from './polygon.ts'
export {
  defineSentences,
  inEnglish,
  type NamesIn,
  phrase,
  type Sentence,
  type SentenceCatalogue,
  type Sentences,
  type SentenceText,
  type SentenceValue,
  type SentenceValues,
  type Written,
} from './sentences/sentence.ts'
export { distanceMeters, toLatLon, toSiteMeters } from './site-meters.ts'
export {
  LARGEST_UPLOAD,
  LONGEST_JSON,
  LONGEST_OTHER_TEXT,
  MOST_LIST_ITEMS,
  TEXT_LIMITS,
  textFill,
  textLimit,
} from './text-limits.ts'
export { listLabel, titleCase } from './title-case.ts'
export {
  degreesToRadians,
  FEET_PER_METER,
  feetToMeters,
  INCHES_PER_METER,
  LENGTH_UNITS,
  type LengthUnit,
  metersToFeet,
  metersToInches,
  radiansToDegrees,
} from './units.ts'
