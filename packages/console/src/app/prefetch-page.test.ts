import type { CombinedError } from 'urql'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { OpenMovesDocument } from '../platform/graphql/graphql.generated.ts'
import { createGraphqlClient } from '../platform/graphql/graphql-client.ts'
import { LiveLink } from '../platform/live/live-link.ts'
import { seemsSignedIn } from '../platform/session.ts'
import { FakeNetwork } from '../platform/testing/fake-network.ts'
import { FEATURES } from './features.ts'
import { prefetchPage } from './prefetch-page.ts'

const siteId = '7e0c7eb1-243a-5654-95fb-aeebad7bc0cf'
let asked: string[]
let shown: CombinedError[]

beforeEach(() => {
  asked = []
  shown = []
})

/** The client of a page over a server that answers every question like this. */
function openClient(answer: () => object = () => ({ data: { me: null, sites: [], movesList: [] } })) {
  const liveLink = new LiveLink({
    url: 'ws://yard/graphql',
    onSignedOut: () => undefined,
    webSocket: new FakeNetwork().WebSocket,
  })
  onTestFinished(() => liveLink.dispose())
  return createGraphqlClient({
    url: 'http://yard/graphql',
    fetch: (_url, init) => {
      asked.push((JSON.parse(String(init?.body)) as { operationName: string }).operationName)
      const body = JSON.stringify(answer())
      return Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' } }))
    },
    liveLink,
    updates: {},
    onSignedOut: () => undefined,
    onError: error => shown.push(error),
  })
}

describe('what a page shows first', () => {
  it('MV-QUE-01 is asked for at once, and once: the part that shows it finds its answer', async () => {
    const client = openClient()
    prefetchPage(client, { path: `/sites/${siteId}/queue`, features: FEATURES, signedIn: true })
    const { data } = await client.query(OpenMovesDocument, { siteId }).toPromise()
    expect(data).toMatchObject({ movesList: [] })
    expect(asked).toEqual(['Me', 'Sites', 'OpenMoves'])
  })

  it.each(['/sites', '/sites/not-a-site/queue'])(
    'OP-RTE-28 is no list of moves at %s, which names no site',
    async path => {
      const client = openClient()
      prefetchPage(client, { path: path, features: FEATURES, signedIn: true })
      await client.query(OpenMovesDocument, { siteId: 'another' }).toPromise()
      expect(asked).toEqual(['Me', 'Sites', 'OpenMoves'])
    },
  )

  it('OP-ROL-08 is only who is there while nobody is signed in', async () => {
    const client = openClient()
    prefetchPage(client, {
      path: `/sites/${siteId}/queue`,
      features: FEATURES,
      signedIn: seemsSignedIn('theme=dark; no-user-info=1'),
    })
    await client.query(OpenMovesDocument, { siteId: 'another' }).toPromise()
    expect(asked).toEqual(['Me', 'OpenMoves'])
    expect(seemsSignedIn('theme=dark; user-info=%7B%7D')).toBe(true)
  })

  it('MV-OPEN-135 shows no failure by itself: the part that asks again tells', async () => {
    const client = openClient(() => ({ errors: [{ message: 'No.', extensions: { code: 'UNAUTHORIZED' } }] }))
    prefetchPage(client, { path: `/sites/${siteId}/queue`, features: FEATURES, signedIn: true })
    await client.query(OpenMovesDocument, { siteId: 'another' }).toPromise()
    expect(shown).toHaveLength(1)
    expect(asked).toHaveLength(4)
  })
})
