import { sql } from 'kysely'
import type { Database } from '../../platform/db/index.ts'

/** Addresses that are remembered of one person; the oldest gives way. */
const MOST_ADDRESSES = 50
/** A success is written down again only after this. */
const NOTE_EVERY = '1 hour'
/** How long an address counts as known after the last success from it. */
const KNOWN_FOR = '90 days'

/** Whether the person signed in from this address not long ago. */
export async function isKnownAddress(
  db: Database,
  userId: string,
  addressHash: Buffer,
  now: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from sign_in_addresses
    where user_id = ${userId} and address_hash = ${addressHash}
      and last_at > ${now}::timestamptz - ${KNOWN_FOR}::interval`.execute(db.kysely)
  return rows.length > 0
}

/** Remembers that the person signed in from this address. */
export async function noteAddress(
  db: Database,
  userId: string,
  addressHash: Buffer,
  now: string,
): Promise<void> {
  const { numAffectedRows = 0n } = await sql`
    insert into sign_in_addresses as known (user_id, address_hash, last_at) values (${userId}, ${addressHash}, ${now})
    on conflict (user_id, address_hash) do update set last_at = excluded.last_at
      where known.last_at < excluded.last_at - ${NOTE_EVERY}::interval`.execute(db.kysely)
  if (numAffectedRows === 0n) return
  await sql`
    delete from sign_in_addresses where user_id = ${userId} and address_hash not in (
      select address_hash from sign_in_addresses where user_id = ${userId}
      order by last_at desc limit ${MOST_ADDRESSES})`.execute(db.kysely)
}

/** Deletes counters that have run out, and addresses that count as known no longer. */
export async function deleteOldSignIns(db: Database, now: string): Promise<void> {
  await sql`delete from sign_in_attempts where expire < ${Date.now()}`.execute(db.kysely)
  await sql`
    delete from sign_in_addresses where last_at < ${now}::timestamptz - ${KNOWN_FOR}::interval
    `.execute(db.kysely)
}
