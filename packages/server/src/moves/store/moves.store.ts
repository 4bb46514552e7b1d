import type { ActiveMove, Move, MoveSource } from '@tractrix/domain/moves'
import { type Kysely, sql } from 'kysely'
import { json, type Tables, type Trx } from '../../platform/db/index.ts'
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

/** What can be written of a move; references by id. Times are ISO. */
export interface MoveValues
  extends Pick<
    Move,
    | 'type'
    | 'source'
    | 'status'
    | 'priority'
    | 'moveCategory'
    | 'moveClass'
    | 'notes'
    | 'metadata'
    | 'referenceId'
    | 'customerStatus'
    | 'errorMessage'
    | 'rejectedCode'
    | 'reassignedCode'
    | 'reassignedDescription'
    | 'pendingAt'
    | 'inProgressAt'
    | 'completedAt'
    | 'canceledAt'
    | 'erroredAt'
    | 'rejectedAt'
    | 'reassignedAt'
    | 'moveDuration'
    | 'waitReasons'
  > {
  fromZoneId: string | null
  toZoneId: string | null
  trailerId: string | null
  requestedTruckId: string | null
  truckId: string | null
  attempt: number
}

const COLUMNS = {
  type: 'type',
  source: 'source',
  status: 'status',
  priority: 'priority',
  fromZoneId: 'from_zone_id',
  toZoneId: 'to_zone_id',
  trailerId: 'trailer_id',
  requestedTruckId: 'requested_truck_id',
  truckId: 'truck_id',
  moveCategory: 'move_category',
  moveClass: 'move_class',
  notes: 'notes',
  metadata: 'metadata',
  referenceId: 'reference_id',
  customerStatus: 'customer_status',
  errorMessage: 'error_message',
  rejectedCode: 'rejected_code',
  reassignedCode: 'reassigned_code',
  reassignedDescription: 'reassigned_description',
  pendingAt: 'pending_at',
  inProgressAt: 'in_progress_at',
  completedAt: 'completed_at',
  canceledAt: 'canceled_at',
  erroredAt: 'errored_at',
  rejectedAt: 'rejected_at',
  reassignedAt: 'reassigned_at',
  moveDuration: 'move_duration',
  attempt: 'attempt',
  waitReasons: 'wait_reasons',
} as const satisfies Record<keyof MoveValues, string>

const JSON_VALUES = new Set(['metadata', 'waitReasons'])

/** Makes a move; what is not given has the column's default. */
export async function insertMove(
  trx: Trx,
  move: { id: string; siteId: string; now: string; idempotencyKey: string | null },
  values: Partial<MoveValues>,
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
  values: Partial<MoveValues>,
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
  reasons: MoveValues['waitReasons'],
): Promise<void> {
  await sql`update moves set wait_reasons = ${json(reasons)} where id = ${id}`.execute(trx)
}

/** Removes moves for good; their history stays. */
export async function deleteMoveRows(trx: Trx, ids: readonly string[]): Promise<void> {
  await sql`delete from moves where id = any(${ids}::uuid[])`.execute(trx)
}

const keysOf = (values: Partial<MoveValues>) =>
  (Object.keys(COLUMNS) as (keyof MoveValues)[]).filter(key => values[key] !== undefined)

const columnsOf = (values: Partial<MoveValues>) => keysOf(values).map(key => COLUMNS[key])

const valuesOf = (values: Partial<MoveValues>) =>
  keysOf(values).map(key => (JSON_VALUES.has(key) ? json(values[key]) : values[key]))
