export { changeSite, changeSites } from './change-site.ts'
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
export type { Tables } from './tables.generated.ts'
