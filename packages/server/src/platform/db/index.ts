export { ChangeFeed, type FeedEvent } from './change-feed.ts'
export {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './embedded/embedded-postgres.ts'
export type { SocketAddress } from './embedded/postmaster.ts'
export { json } from './json.ts'
export { LeaderElection, type LeaderElectionOptions } from './leader-election.ts'
export { lockSite, lockSites } from './lock-site.ts'
export { isEmpty, migrate } from './migrate.ts'
export { type Database, type DatabaseAddress, openDatabase, type Trx } from './open-database.ts'
export { readChangesAfter } from './read-changes.ts'
export {
  CHANGE_TOPICS,
  type Change,
  type ChangeOperation,
  type ChangeTopic,
  type NumberedChange,
  recordChange,
} from './record-change.ts'
export { SiteSequences } from './site-sequences.ts'
export type { Tables } from './tables.generated.ts'
