import type { ZoneFieldsFragment } from '../../platform/graphql/graphql.generated.ts'

/** A zone as consoles read it. */
export type ZoneRow = ZoneFieldsFragment
