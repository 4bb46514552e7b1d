import { gql } from 'urql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { LiveLink } from '../live/live-link.ts'
import { FakeNetwork } from '../testing/fake-network.ts'
import { createGraphqlClient, nameOf, OWN_ERRORS } from './graphql-client.ts'

const QUERY = gql`query Answers { answers }`
const FAILURE = { errors: [{ message: 'Something went wrong.', extensions: { code: 'INTERNAL' } }] }

let link: LiveLink
let seen: string[]
let status: number

beforeEach(() => {
  seen = []
  status = 200
  link = new LiveLink({
    url: 'ws://yard/graphql',
    onSignedOut: () => undefined,
    webSocket: new FakeNetwork().WebSocket,
  })
})
afterEach(() => link.dispose())

const ask = (context = {}) =>
  createGraphqlClient({
    url: 'http://yard/graphql',
    fetch: async () => Response.json(FAILURE, { status }),
    liveLink: link,
    updates: {},
    onSignedOut: () => seen.push('signed out'),
    report: (error, operation) => seen.push(`reported ${error.graphQLErrors.length} of ${nameOf(operation)}`),
    onError: () => seen.push('shown'),
  })
    .query(QUERY, {}, context)
    .toPromise()

describe('an operation that fails', () => {
  it('MV-ERR-11 MV-ERR-12 is shown and reported', async () => {
    await ask()
    expect(seen).toEqual(['reported 1 of Answers', 'shown'])
  })

  it('MV-ERR-12 is reported too where a dialog or a panel shows it itself', async () => {
    await ask(OWN_ERRORS)
    expect(seen).toEqual(['reported 1 of Answers'])
  })

  it('is neither when nobody is signed in any more', async () => {
    status = 401
    await ask()
    expect(seen).toEqual(['signed out'])
  })
})
