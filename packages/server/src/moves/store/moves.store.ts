import type { ActiveMove, Move, MoveSource } from '@tractrix/domain/moves'
import { type Kysely, sql } from 'kysely'
import { json, type Tables, type Trx } from '../../platform/db/index.ts'
import { columnOf, JSON_NAMES, WRITTEN_NAMES, type WrittenValues } from './move-columns.ts'
import { MOVE_COLUMNS, MOVE_JOINS, type MoveRow, rowToMove } from './move-rows.ts'

type Db = Kysely<Tables>

/** Moves by id, in the order of the ids; ids that do not exist are left out. */
export async function readMoves(db: Db, ids: readonly string[]): Promise<Move[]> {
  const { rows } = await sql<MoveRow>`
    select ${MOVE_COLUMNS} from unnest(${ids}::uuid[]) with ordinality as asked(id, place)
    join moves m on m.id = asked.id ${MOVE_JOINS} order by asked.place`.execute(db)
  return rows.map(rowToMove)
}

/** The site of each move that exists or was deleted, once per move, and its source; null once it is deleted. */
export async function originsOfMoves(
  db: Db,
  ids: readonly string[],
): Promise<{ siteId: string; source: MoveSource | null }[]> {
  const { rows } = await sql<{ siteId: string; source: MoveSource | null }>`
    select site_id as "siteId", source from moves where id = any(${ids}::uuid[])
    union all
    select site_id, null from (
      select distinct e.subject_id, e.site_id from events e
      where e.subject_id = any(${ids}::uuid[]) and e.name = 'move.deleted' and e.is_kept
        and not exists (select from moves m where m.id = e.subject_id)
    ) deleted`.execute(db)
  return rows
}

/** The moves of the site that hold a start, a destination or a trailer (MV-OPEN-73). */
export async function listActiveMoves(db: Db, siteId: string): Promise<ActiveMove[]> {
  const { rows } = await sql<ActiveMove>`
    select id, from_zone_id as "fromZoneId", to_zone_id as "toZoneId", trailer_id as "trailerId" from moves
    where site_id = ${siteId} and status in ('pending', 'in_progress') and reassigned_at is null`.execute(db)
  return rows
}

/** The move that was made with this key; null: none. */
export async function findByIdempotencyKey(db: Db, siteId: string, key: string): Promise<Move | null> {
  const found = await db
    .selectFrom('moves')
    .select('id')
    .where('site_id', '=', siteId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  return found ? ((await readMoves(db, [found.id]))[0] ?? null) : null
}

/** Whether a move in progress keeps this truck. */
export async function isTruckDriving(db: Db, truckId: string): Promise<boolean> {
  const { rows } = await sql<{ drives: boolean }>`
    select exists (select from moves where truck_id = ${truckId} and status = 'in_progress') as drives`.execute(
    db,
  )
  return rows[0]?.drives ?? false
}

/** Makes a move; what is not given has the column's default. */
export async function insertMove(
  trx: Trx,
  move: { id: string; siteId: string; now: string; idempotencyKey: string | null },
  values: Partial<WrittenValues>,
): Promise<void> {
  const names = ['id', 'site_id', 'created_at', 'updated_at', 'idempotency_key', ...columnsOf(values)]
  const given = [move.id, move.siteId, move.now, move.now, move.idempotencyKey, ...valuesOf(values)]
  await sql`insert into moves (${sql.join(names.map(name => sql.ref(name)))}) values (${sql.join(given)})`.execute(
    trx,
  )
}

/** Writes the given values of one move; an edit by a person counts its version up. */
export async function updateMove(
  trx: Trx,
  id: string,
  { now, isEdit }: { now: string; isEdit: boolean },
  values: Partial<WrittenValues>,
): Promise<void> {
  const given = valuesOf(values)
  const steps = columnsOf(values).map((name, place) => sql`${sql.ref(name)} = ${given[place]}`)
  const counted = isEdit ? [sql`version = version + 1`] : []
  await sql`
    update moves set ${sql.join([...steps, sql`updated_at = ${now}`, ...counted])}
    where id = ${id}`.execute(trx)
}

/** Notes the newest judgement of dispatch without counting it as a change of the move. */
export async function saveWaitReasons(
  trx: Trx,
  id: string,
  reasons: WrittenValues['waitReasons'],
): Promise<void> {
  await sql`update moves set wait_reasons = ${json(reasons)} where id = ${id}`.execute(trx)
}

/** Removes moves for good; their history stays. */
export async function deleteMoveRows(trx: Trx, ids: readonly string[]): Promise<void> {
  await sql`delete from moves where id = any(${ids}::uuid[])`.execute(trx)
}

const namesOf = (values: Partial<WrittenValues>) => WRITTEN_NAMES.filter(name => values[name] !== undefined)

const columnsOf = (values: Partial<WrittenValues>) => namesOf(values).map(columnOf)

const valuesOf = (values: Partial<WrittenValues>) =>
  namesOf(values).map(name =>
    JSON_NAMES.has(name) && values[name] !== null ? json(values[name]) : values[name],
  )
