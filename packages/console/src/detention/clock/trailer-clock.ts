import type { ClockFieldsFragment } from '../../platform/graphql/graphql.generated.ts'

/** The clock of a trailer as the server told it; how it stands now follows from the time. */
export type TrailerClock = ClockFieldsFragment
