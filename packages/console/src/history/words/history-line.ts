import type { HistoryLineFragment } from '../../platform/graphql/graphql.generated.ts'

/** Something that happened, as the server lists it. */
export type HistoryLine = HistoryLineFragment
