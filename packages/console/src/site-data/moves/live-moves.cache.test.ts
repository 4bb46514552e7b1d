import type { Client } from 'urql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildMove } from '../../moves/testing/build-move.ts'
import {
  CancelMovesDocument,
  HistoryMovesDocument,
  MoveUpdatesDocument,
  OpenMovesDocument,
} from '../../platform/graphql/graphql.generated.ts'
import { createGraphqlClient } from '../../platform/graphql/graphql-client.ts'
import { LiveLink } from '../../platform/live/live-link.ts'
import { FakeNetwork } from '../../platform/testing/fake-network.ts'
import { liveMoves } from './live-moves.ts'
import type { MoveRow } from './move-row.ts'

const siteId = 'site-1'
let network: FakeNetwork
let link: LiveLink
let client: Client
/** What the server holds; every request is answered from here. */
let stored: MoveRow[]
let asked: string[]

/** As the server sends it: every object names its type. */
function typed(move: MoveRow) {
  const ref = (typename: string, value: object | null) => value && { __typename: typename, ...value }
  return {
    __typename: 'Move',
    ...move,
    fromZone: ref('ZoneRef', move.fromZone),
    toZone: ref('ZoneRef', move.toZone),
    trailer: ref('MoveTrailer', move.trailer),
    waitReasons: move.waitReasons.map(reason => ref('WaitReason', reason)),
  }
}

function answer(operation: string): object {
  const open = stored.filter(move => move.status === 'pending' || move.status === 'in_progress')
  const complete = stored.filter(move => move.status === 'complete')
  if (operation === 'OpenMoves') return { movesList: open.map(typed) }
  if (operation === 'CancelMoves') {
    stored = stored.map(move => ({ ...move, status: 'canceled' }))
    return { cancelMoves: stored.map(typed) }
  }
  return {
    paginatedMoves: { __typename: 'PaginatedMoves', totalCount: complete.length, moves: complete.map(typed) },
  }
}

const fakeFetch: typeof fetch = (_url, init) => {
  const { operationName } = JSON.parse(String(init?.body)) as { operationName: string }
  asked.push(operationName)
  const body = JSON.stringify({ data: { __typename: 'Query', ...answer(operationName) } })
  return Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' } }))
}

beforeEach(() => {
  network = new FakeNetwork()
  stored = [buildMove({ id: 'a' })]
  asked = []
  link = new LiveLink({
    url: 'ws://yard/graphql',
    onSignedOut: () => undefined,
    webSocket: network.WebSocket,
  })
  client = createGraphqlClient({
    url: 'http://yard/graphql',
    fetch: fakeFetch,
    liveLink: link,
    updates: liveMoves,
    onSignedOut: () => undefined,
    onError: error => {
      throw error
    },
  })
})

afterEach(() => link.dispose())

/** Follows a query like a screen does; `until` resolves once its newest answer fits. */
function screen<Data>(query: Parameters<typeof client.query<Data, object>>[0], variables: object) {
  let newest: Data | undefined
  let look: () => void = () => undefined
  client.query(query, variables).subscribe(result => {
    newest = result.data ?? newest
    look()
  })
  return {
    until: (fits: (data: Data) => boolean) =>
      new Promise<Data>(resolve => {
        look = () => newest !== undefined && fits(newest) && resolve(newest)
        look()
      }),
  }
}

describe('the open moves in the cache', () => {
  const openMoves = () =>
    screen(OpenMovesDocument as never, { siteId }) as ReturnType<typeof screen<{ movesList: MoveRow[] }>>
  const ids = (data: { movesList: MoveRow[] }) => data.movesList.map(move => move.id).join()
  const event = (operation: string, move: MoveRow) => ({
    __typename: 'Subscription',
    moveUpdates: { __typename: 'MoveUpdate', operation, moveId: move.id, move: typed(move) },
  })

  it('MV-SUB-01 MV-QUE-01 follow the events of the site', async () => {
    const list = openMoves()
    await list.until(data => ids(data) === 'a')
    client.subscription(MoveUpdatesDocument, { siteId }).subscribe(() => undefined)
    await network.nextSubscription()
    network.send(event('create', buildMove({ id: 'b' })))
    await list.until(data => ids(data) === 'a,b')
    network.send(event('update', buildMove({ id: 'a', status: 'complete' })))
    await list.until(data => ids(data) === 'b')
    network.send(event('update', buildMove({ id: 'b', status: 'in_progress', truck: null })))
    const last = await list.until(data => data.movesList[0]?.status === 'in_progress')
    expect(ids(last)).toBe('b')
  })

  it('MV-STA-06 lose a move as soon as its cancellation is answered', async () => {
    const list = openMoves()
    await list.until(data => ids(data) === 'a')
    await client.mutation(CancelMovesDocument, { ids: ['a'] }).toPromise()
    expect(ids(await list.until(data => data.movesList.length === 0))).toBe('')
  })

  it('catch up after the connection was cut: what changed meanwhile is fetched', async () => {
    const list = openMoves()
    await list.until(data => ids(data) === 'a')
    client.subscription(MoveUpdatesDocument, { siteId }).subscribe(() => undefined)
    await network.nextSubscription()
    network.cut()
    stored = [buildMove({ id: 'c' })]
    link.tryNow()
    await list.until(data => ids(data) === 'c')
  })
})

it('MV-HIS-02 fetches the open history page again when a move ends, and only then', async () => {
  const variables = { siteId, where: { status: ['complete'] }, orderBy: [], take: 20, skip: 0 }
  const page = screen(HistoryMovesDocument as never, variables) as ReturnType<
    typeof screen<{ paginatedMoves: { totalCount: number } }>
  >
  await page.until(data => data.paginatedMoves.totalCount === 0)
  client.subscription(MoveUpdatesDocument, { siteId }).subscribe(() => undefined)
  await network.nextSubscription()
  const done = buildMove({ id: 'a', status: 'complete' })
  stored = [done]
  network.send({
    __typename: 'Subscription',
    moveUpdates: { __typename: 'MoveUpdate', operation: 'update', moveId: 'a', move: typed(done) },
  })
  await page.until(data => data.paginatedMoves.totalCount === 1)
  expect(asked.at(-1)).toBe('HistoryMoves')
})
