import {
  argumentNames,
  FORM_FIELD_NAMES,
  type FormFieldName,
  MOVE_FIELD_NAMES,
  type MoveField,
  type MoveFieldName,
  type MoveUse,
  moveField,
  PLAIN_FIELD_NAMES,
} from '@tractrix/domain/moves'
import { type GraphQLField, isNonNullType, isObjectType } from 'graphql'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { apiSchema } from '../app/schema.ts'
import { describeTables } from '../platform/db/generator/describe-tables.ts'
import { moveToPending } from './actions/move-to-pending.ts'
import { columnOf } from './store/move-columns.ts'
import { addYard, ask, type TestYard, testApp } from './test-yard.ts'

let app: Awaited<ReturnType<typeof testApp>>
let yard: TestYard

beforeAll(async () => {
  app = await testApp()
  yard = await addYard(app, 'Fields')
})
afterAll(() => app.db.close())

/** Columns that the store keeps of every move; `attempt` is read by dispatch alone. */
const KEPT = ['attempt', 'created_at', 'id', 'idempotency_key', 'site_id', 'updated_at', 'version']

/** How PostgreSQL names the types in which each kind may be kept. */
const COLUMN_TYPES = {
  text: ['text'],
  choice: ['text'],
  number: ['int2', 'int4'],
  time: ['timestamptz'],
  json: ['jsonb'],
  object: ['jsonb'],
  reference: ['uuid'],
} as const satisfies Record<MoveField['kind'], readonly string[]>

it('the table of moves has a column for every described field, and no other', async () => {
  const columns = (await describeTables(app.db)).filter(({ table }) => table === 'moves')
  const described = columns.filter(({ column }) => !KEPT.includes(column))
  expect(described.map(({ column }) => column).sort()).toEqual(MOVE_FIELD_NAMES.map(columnOf).sort())
  for (const name of MOVE_FIELD_NAMES) {
    const { kind, required, values } = moveField(name)
    const column = described.find(known => known.column === columnOf(name))
    expect(COLUMN_TYPES[kind], name).toContain(column?.type)
    expect(column?.nullable, name).toBe(!required)
    if (kind === 'choice') expect(column?.values, name).toEqual(values)
  }
})

const schema = apiSchema()

/** What the API says of a move beside the described fields. */
const BY_HAND =
  'createdAt errorSentence fromZone history id requestedTruck siteId toZone trailer truck updatedAt version'

it('MV-ENT-01 a move has every described field in the API, and nothing unknown', () => {
  const type = schema.getType('Move')
  if (!isObjectType(type)) throw new Error('no type Move')
  const fields = type.getFields()
  expect(Object.keys(fields).sort()).toEqual([...PLAIN_FIELD_NAMES, ...BY_HAND.split(' ')].sort())
  for (const name of PLAIN_FIELD_NAMES)
    expect(isNonNullType(fields[name]?.type), name).toBe(moveField(name).required === true)
})

const MUTATIONS = {
  createDraftMove: ['creation', 'idempotencyKey retryOfId siteId source'],
  createPendingMove: ['creation', 'idempotencyKey retryOfId siteId source'],
  updateDraftMove: ['draft', 'id status version'],
  updateNonDraftMove: ['queued', 'id version'],
} as const satisfies Record<string, readonly [MoveUse, string]>

it.each(Object.entries(MUTATIONS))(
  '%s takes the fields for its use, and nothing unknown',
  (name, [use, others]) => {
    const mutation = schema.getMutationType()?.getFields()[name]
    const names = mutation?.args.map(argument => argument.name).sort()
    expect(names).toEqual([...argumentNames(use), ...others.split(' ')].sort())
  },
)

/** Two values of a field that differ, and from what a new move has. */
function samples(name: FormFieldName): [unknown, unknown] {
  const { kind, values, range } = moveField(name)
  if (values) return [values[1], values[2]]
  if (range) return [range[0], range[0] + 1]
  if (kind === 'text') return ['First ☂', 'Second']
  throw new Error(`${name}: this test knows no values of the kind ${kind}`)
}

/** A field of a mutation with its arguments as variables, and what is asked of its move. */
function document(mutation: string, answer: string): string {
  const field: GraphQLField<unknown, unknown> | undefined = schema.getMutationType()?.getFields()[mutation]
  const variables = field?.args.map(({ name, type }) => `$${name}: ${type}`).join(', ')
  const given = field?.args.map(({ name }) => `${name}: $${name}`).join(', ')
  return `mutation(${variables}) { ${mutation}(${given}) { ${answer} } }`
}

const HISTORY = 'history { event changes }'
type Answer = Record<MoveFieldName, unknown> & { id: string; history: { event: string; changes: object }[] }

async function run(mutation: string, variables: object): Promise<Answer> {
  const { data, messages } = await ask(app, yard.operator, document(mutation, ANSWER), { ...variables })
  expect(messages).toEqual([])
  return data?.[mutation] as Answer
}
const ANSWER = `id ${FORM_FIELD_NAMES.join(' ')} ${HISTORY}`

it.each(FORM_FIELD_NAMES)(
  'MV-MUT-02 MV-MUT-05 %s is kept when a move is made, changed in its draft, and written into its history',
  async name => {
    const [first, second] = samples(name)
    const base = { siteId: yard.siteId, type: 'trailer', moveCategory: 'production' }
    const made = await run('createDraftMove', { ...base, [name]: first })
    expect(made[name]).toEqual(first)
    expect(made.history[0]?.changes).toMatchObject({ [name]: { from: null, to: first } })
    const same = await run('updateDraftMove', { id: made.id })
    expect(same[name]).toEqual(first)
    const changed = await run('updateDraftMove', { id: made.id, [name]: second })
    expect(changed[name]).toEqual(second)
    expect(changed.history.at(-1)).toEqual({
      event: 'edited',
      changes: { [name]: { from: first, to: second } },
    })
  },
)

it.each(argumentNames('queued'))(
  'MV-MUT-01 %s is changed of a queued move, and written into its history',
  async name => {
    const [first, second] = samples(name)
    const fromZoneId = await yard.addZone(`P-${name}`)
    const trailerId = await yard.addTrailer(name, { zoneId: fromZoneId })
    const toZoneId = await yard.addZone(`D-${name}`, { zoneType: 'trailer_dock_spot' })
    const base = { siteId: yard.siteId, type: 'trailer', moveCategory: 'production', trailerId, toZoneId }
    const { id } = await run('createDraftMove', { ...base, [name]: first })
    await moveToPending(app, yard.actor, yard.siteId, [id])
    const changed = await run('updateNonDraftMove', { id, [name]: second })
    expect(changed[name]).toEqual(second)
    expect(changed.history.at(-1)).toEqual({
      event: 'edited',
      changes: { [name]: { from: first, to: second } },
    })
  },
)

it('MV-CST-04 null brings back the default of a draft, or nothing where there is none', async () => {
  const cleared = FORM_FIELD_NAMES.filter(
    name => !moveField(name).required || moveField(name).default !== undefined,
  )
  const given = Object.fromEntries(cleared.map(name => [name, samples(name)[0]]))
  const base = { siteId: yard.siteId, type: 'trailer', moveCategory: 'production' }
  const { id } = await run('createDraftMove', { ...base, ...given })
  const nulls = Object.fromEntries(cleared.map(name => [name, null]))
  const answer = await run('updateDraftMove', { id, ...nulls })
  for (const name of cleared) expect(answer[name], name).toEqual(moveField(name).default ?? null)
})
