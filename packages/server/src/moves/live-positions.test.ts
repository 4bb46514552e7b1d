import { type Client, createClient } from 'graphql-ws'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { apiSchema } from '../app/schema.ts'
import { testDispatch } from '../dispatch/test-dispatch.ts'
import { executeOperation, OperationPreparer, requestContext } from '../platform/graphql/index.ts'
import { serveLive } from '../platform/live/test-live-server.ts'
import { createDraftMove } from './actions/create-move.ts'
import { deleteMoves } from './actions/delete-moves.ts'
import { addYard, type TestYard, wish } from './test-yard.ts'

let server: Awaited<ReturnType<typeof testDispatch>>
let live: Awaited<ReturnType<typeof serveLive>>
let yard: TestYard
let yards = 0
const clients: Client[] = []

beforeAll(async () => {
  server = await testDispatch()
  live = await serveLive(server.app, new OperationPreparer(apiSchema()))
})
afterAll(async () => {
  for (const client of clients) await client.dispose()
  await live.close()
  await server.close()
})
beforeEach(async () => {
  yard = await addYard(server.app, `position${++yards}`)
  live.authenticator.sessions.set('operator', { user: yard.operator, expiresAt: null })
})

const LIST = 'query($siteId: ID!) { movesList(siteId: $siteId) { id } }'
const UPDATES = `subscription($siteId: ID!, $after: SiteSeq) {
  moveUpdates(siteId: $siteId, after: $after) { operation moveId move { notes } }
}`

interface Message {
  operation: string
  moveId: string
  siteSeq: number
}

/** The ids of the listed moves, and the number that the list carries. */
async function list() {
  const ctx = requestContext(server.app, yard.operator)
  const preparer = new OperationPreparer(apiSchema())
  const { data, extensions } = await executeOperation(
    preparer,
    { query: LIST, variables: { siteId: yard.siteId } },
    ctx,
  )
  const { movesList } = data as { movesList: { id: string }[] }
  return { ids: movesList.map(({ id }) => id), siteSeq: extensions?.siteSeq[yard.siteId] ?? Number.NaN }
}

/** A stock client's messages of `moveUpdates` from a number on. */
function follow(after: number | null) {
  const client = createClient({
    url: live.url,
    webSocketImpl: WebSocket,
    connectionParams: { accessToken: 'operator' },
    retryAttempts: 0,
  })
  clients.push(client)
  const messages: Message[] = []
  const errors: unknown[] = []
  client.subscribe<{ moveUpdates: Omit<Message, 'siteSeq'> }>(
    { query: UPDATES, variables: { siteId: yard.siteId, after } },
    {
      next: ({ data, extensions }) => {
        const { siteSeq } = extensions as { siteSeq: Record<string, number> }
        if (data) messages.push({ ...data.moveUpdates, siteSeq: siteSeq[yard.siteId] ?? Number.NaN })
      },
      error: error => errors.push(error),
      complete: () => undefined,
    },
  )
  return { messages, errors }
}

const draft = (notes: string) => createDraftMove(server.app, yard.actor, yard.siteId, wish({ notes }))
const until = (check: () => void) => vi.waitFor(check, { timeout: 8_000, interval: 10 })
/** The list's number lags behind the commit by one notification. */
const listOf = async (count: number) => {
  await until(async () => expect((await list()).siteSeq).toBeGreaterThanOrEqual(count))
  return list()
}

describe('a list and its subscription', () => {
  it('MV-SUB-01 gives what came after the list, then what comes, each once and in order', async () => {
    const first = await draft('in the list')
    const { ids, siteSeq } = await listOf(1)
    expect(ids).toEqual([first.id])
    const between = await draft('between the list and the subscription')
    const gone = await draft('made and deleted between')
    await deleteMoves(server.app, yard.actor, yard.siteId, [gone.id])
    const { messages } = follow(siteSeq)
    await until(() => expect(messages).toHaveLength(2))
    const later = await draft('later')
    await until(() => expect(messages).toHaveLength(3))
    expect(messages).toMatchObject([
      { operation: 'create', moveId: between.id, siteSeq: 2 },
      { operation: 'delete', moveId: gone.id, siteSeq: 4 },
      { operation: 'create', moveId: later.id, siteSeq: 5 },
    ])
  })

  it('share one group with those who began at other numbers', async () => {
    for (const notes of ['a', 'b', 'c']) await draft(notes)
    const before = live.server.groups.size
    const [early, late] = [follow(0), follow(2)]
    await until(() => expect([early.messages.length, late.messages.length]).toEqual([3, 1]))
    expect(live.server.groups.size).toBe(before + 1)
    await draft('d')
    await until(() => expect([early.messages.length, late.messages.length]).toEqual([4, 2]))
  })

  it('begin with the next change without a number', async () => {
    await draft('before')
    await listOf(1)
    const before = live.server.groups.members
    const { messages } = follow(null)
    await until(() => expect(live.server.groups.members).toBe(before + 1))
    const next = await draft('next')
    await until(() => expect(messages).toMatchObject([{ moveId: next.id, siteSeq: 2 }]))
  })

  it('says CHANGES_EXPIRED when what came between is no longer kept, and keeps the connection', async () => {
    await draft('forgotten')
    await draft('kept')
    await sql`update site_sequences set complete_after = 1 where site_id = ${yard.siteId}`.execute(
      server.app.db.kysely,
    )
    const { errors, messages } = follow(0)
    await until(() => expect(errors).toMatchObject([[{ extensions: { code: 'CHANGES_EXPIRED' } }]]))
    expect(messages).toEqual([])
    expect(follow(1).errors).toEqual([])
  })

  it.each([-1, 1.5, 2 ** 53, '1'])('refuses the number %s', async after => {
    const { errors } = follow(after as number)
    await until(() => expect(errors).toMatchObject([[{ extensions: { code: 'BAD_INPUT' } }]]))
  })

  it('loses and doubles nothing while 300 changes meet 60 subscriptions that begin anywhere', async () => {
    const writers = Array.from({ length: 6 }, async (_, writer) => {
      for (let n = 0; n < 50; n++) await draft(`${writer}/${n}`)
    })
    const followers: { began: number; messages: Message[] }[] = []
    for (let n = 0; n < 60; n++) {
      const { ids, siteSeq } = await list()
      expect(ids.length).toBeGreaterThanOrEqual(siteSeq)
      followers.push({ began: siteSeq, ...follow(siteSeq) })
    }
    await Promise.all(writers)
    for (const { began, messages } of followers) {
      const wanted = Array.from({ length: 300 - began }, (_, index) => began + index + 1)
      await until(() => expect(messages.map(({ siteSeq }) => siteSeq)).toEqual(wanted))
    }
  }, 60_000)
})
