import { type Client, createRequest } from 'urql'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { liveTrucks } from '../../site-data/trucks/live-trucks.ts'
import { LiveLink } from '../live/live-link.ts'
import { FakeNetwork } from '../testing/fake-network.ts'
import { OnTruckUpdatesDocument, TrucksDocument } from './graphql.generated.ts'
import { createGraphqlClient } from './graphql-client.ts'
import { hasExpired } from './site-changes.ts'

const siteId = 'site-1'
const variables = { siteId }

/** A server whose list is answered when the test lets it, as it was when it was asked. */
class SlowServer {
  names = ['AV-01']
  siteSeq = 10
  requests = 0
  #holding = false
  #held: (() => void)[] = []

  hold(): void {
    this.#holding = true
  }

  release(): void {
    this.#holding = false
    for (const answer of this.#held.splice(0)) answer()
  }

  readonly fetch: typeof fetch = async () => {
    this.requests++
    const body = JSON.stringify({
      data: { __typename: 'Query', getTrucks: this.names.map(truck) },
      extensions: { siteSeq: { [siteId]: this.siteSeq } },
    })
    if (this.#holding) await new Promise<void>(resolve => this.#held.push(resolve))
    return new Response(body, { headers: { 'content-type': 'application/json' } })
  }
}

/** The fields of the fragment that matter here; the others are null. */
const truck = (name: string) => ({
  ...Object.fromEntries(TRUCK_FIELDS.map(field => [field, null])),
  __typename: 'Truck',
  id: name,
  name,
})

const TRUCK_FIELDS = TrucksDocument.definitions.flatMap(definition =>
  definition.kind === 'FragmentDefinition'
    ? definition.selectionSet.selections.flatMap(node => (node.kind === 'Field' ? [node.name.value] : []))
    : [],
)

let network: FakeNetwork
let link: LiveLink
let server: SlowServer
let client: Client
let shown: string[] | undefined
let errors: unknown[]
let stops: (() => void)[]

beforeEach(() => {
  network = new FakeNetwork()
  server = new SlowServer()
  link = new LiveLink({
    url: 'ws://yard/graphql',
    onSignedOut: () => undefined,
    webSocket: network.WebSocket,
  })
  client = createGraphqlClient({
    url: 'http://yard/graphql',
    fetch: server.fetch,
    liveLink: link,
    updates: liveTrucks,
    onSignedOut: () => undefined,
    onError: () => undefined,
  })
  shown = undefined
  errors = []
  stops = []
})
afterEach(() => {
  for (const stop of stops) stop()
  link.dispose()
})

const LIST = createRequest(TrucksDocument, variables)

function show(): void {
  const { unsubscribe } = client.query(TrucksDocument, variables).subscribe(({ data }) => {
    if (data) shown = data.getTrucks.map(({ name }) => name)
  })
  stops.push(unsubscribe)
}

function follow(): void {
  const { unsubscribe } = client
    .subscription(OnTruckUpdatesDocument, variables, { listKey: LIST.key })
    .subscribe(({ error }) => {
      if (error) errors.push(error)
    })
  stops.push(unsubscribe)
}

function tellTruck(name: string, siteSeq: number): void {
  const event = { __typename: 'TruckUpdate', operation: 'create', truckId: name, truck: truck(name) }
  network.tell('onTruckUpdates', event, { siteSeq: { [siteId]: siteSeq } })
}

const refetch = () => client.query(TrucksDocument, variables, { requestPolicy: 'network-only' }).toPromise()
const until = (check: () => void) => vi.waitFor(check, { timeout: 4_000, interval: 5 })
const subscribed = () => network.variablesOf('onTruckUpdates')

async function showAndFollow(): Promise<void> {
  show()
  follow()
  await until(() => expect([shown, subscribed()]).toEqual([['AV-01'], { siteId, after: 10 }]))
}

describe('a list and the subscription that keeps it current', () => {
  it('begins where the list ends, once it is there', async () => {
    server.hold()
    follow()
    show()
    await until(() => expect(server.requests).toBe(1))
    expect(network.subscribed).toEqual([])
    server.release()
    await until(() => expect(subscribed()).toEqual({ siteId, after: 10 }))
    tellTruck('AV-02', 11)
    await until(() => expect(shown).toEqual(['AV-01', 'AV-02']))
  })

  it('keeps what an event brought while an older answer was under way', async () => {
    await showAndFollow()
    server.hold()
    void refetch()
    await until(() => expect(server.requests).toBe(2))
    tellTruck('AV-02', 11)
    await until(() => expect(shown).toEqual(['AV-01', 'AV-02']))
    server.release()
    await until(() => expect(shown).toEqual(['AV-01', 'AV-02']))
    await refetch()
    expect(shown).toEqual(['AV-01', 'AV-02'])
  })

  it('takes a newer answer as it is', async () => {
    await showAndFollow()
    tellTruck('AV-02', 11)
    await until(() => expect(shown).toEqual(['AV-01', 'AV-02']))
    server.names = ['AV-03']
    server.siteSeq = 13
    await refetch()
    expect(shown).toEqual(['AV-03'])
  })

  it('goes on after the last event when the connection was lost, without asking for the list again', async () => {
    await showAndFollow()
    tellTruck('AV-02', 14)
    await until(() => expect(shown).toEqual(['AV-01', 'AV-02']))
    network.cut()
    await until(() => expect(link.status().state).toBe('cut-off'))
    link.tryNow()
    await until(() => expect(network.subscribed).toHaveLength(2))
    expect(subscribed()).toEqual({ siteId, after: 14 })
    expect(server.requests).toBe(1)
  })

  it('goes on where it ended when nobody showed the list for a while', async () => {
    await showAndFollow()
    tellTruck('AV-02', 14)
    await until(() => expect(shown).toEqual(['AV-01', 'AV-02']))
    for (const stop of stops.splice(0)) stop()
    show()
    follow()
    await until(() => expect(network.subscribed).toHaveLength(2))
    expect(subscribed()).toEqual({ siteId, after: 14 })
  })

  it('asks again for an answer that is older than its beginning', async () => {
    await showAndFollow()
    server.siteSeq = 9
    await refetch()
    server.names = ['AV-01', 'AV-09']
    server.siteSeq = 10
    await until(() => expect(shown).toEqual(['AV-01', 'AV-09']))
    expect(server.requests).toBe(3)
  })

  it('begins anew from a fresh list when the server no longer keeps what came between', async () => {
    await showAndFollow()
    network.refuse('onTruckUpdates', 'CHANGES_EXPIRED')
    await until(() => expect(errors).toMatchObject([{ graphQLErrors: [{ message: 'CHANGES_EXPIRED' }] }]))
    expect(hasExpired({ error: errors[0] as never })).toBe(true)
    for (const stop of stops.splice(1)) stop()
    server.hold()
    server.siteSeq = 500
    void refetch()
    follow()
    await until(() => expect(server.requests).toBe(2))
    expect(network.subscribed).toHaveLength(1)
    server.release()
    await until(() => expect(subscribed()).toEqual({ siteId, after: 500 }))
  })
})
