import { gzipSync } from 'node:zlib'
import { catalogued } from '@tractrix/domain/errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SITE_A, SITE_B, startTestApi, touched } from '../test-api.ts'

let api: Awaited<ReturnType<typeof startTestApi>>
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

async function ask(body: unknown, headers: Record<string, string> = {}, init: RequestInit = {}) {
  const response = await fetch(api.url, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...init,
    headers: { 'content-type': 'application/json', ...headers },
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, answer: text ? JSON.parse(text) : null }
}

const asOperator = () => ({ cookie: 'session=op-a', origin: api.origin })
const GET = (query: string) => `${api.url}?query=${encodeURIComponent(query)}`

describe('who may ask', () => {
  it('MV-OPEN-04 answers 401 UNAUTHENTICATED without a session', async () => {
    const { status, answer } = await ask({ query: '{ node { depth } }' })
    expect(status).toBe(401)
    expect(answer).toEqual({
      errors: [{ message: 'Please sign in.', extensions: { code: 'UNAUTHENTICATED' } }],
    })
  })

  it('answers null for me without a session, and 401 as soon as anything else is asked too', async () => {
    const alone = await ask({ query: '{ me { id name } }' })
    expect([alone.status, alone.answer]).toEqual([200, { data: { me: null } }])
    for (const query of [
      '{ me { id } node { depth } }',
      '{ me { id } __schema { types { name } } }',
      'query Q { ...F } fragment F on Query { me { id } }',
      'mutation { touch }',
      '{ not even GraphQL',
      '{ unknownField }',
    ])
      expect((await ask({ query })).status, query).toBe(401)
    expect((await ask('nonsense{')).status).toBe(400)
  })

  it('answers 401 to a session that has ended', async () => {
    expect((await ask({ query: '{ node { depth } }' }, { cookie: 'session=gone' })).status).toBe(401)
  })

  it('answers 503 UNAVAILABLE while nobody can look up who it is', async () => {
    const { authenticator } = api
    const { byHeaders } = authenticator
    authenticator.byHeaders = () => Promise.reject(catalogued('UNAVAILABLE'))
    const { status, answer } = await ask({ query: '{ node { depth } }' }, asOperator())
    authenticator.byHeaders = byHeaders
    expect(status).toBe(503)
    expect(answer).toEqual({
      errors: [
        {
          message: 'The server cannot do this right now. Please try again.',
          extensions: { code: 'UNAVAILABLE' },
        },
      ],
    })
  })

  it('MV-QRY-01 MV-ERR-10 answers UNAUTHORIZED for the site of others and lets the own one pass', async () => {
    const query = 'query($siteId: ID!) { secret(siteId: $siteId) }'
    const own = await ask({ query, variables: { siteId: SITE_A } }, asOperator())
    expect(own.answer).toEqual({ data: { secret: 'seen by op-a' } })
    const other = await ask({ query, variables: { siteId: SITE_B } }, asOperator())
    expect(other.status).toBe(200)
    expect(other.answer.errors).toMatchObject([
      {
        message: 'You are not authorized to perform this action.',
        path: ['secret'],
        extensions: { code: 'UNAUTHORIZED' },
      },
    ])
  })
})

describe('same-origin proof', () => {
  const query = 'mutation { touch }'

  it.each([
    ['no Origin and no Sec-Fetch-Site', {}],
    ['the origin of somebody else', { origin: 'https://evil.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['another port of the same host', { origin: 'http://127.0.0.1:1' }],
    ['a browser that says cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['a browser that says same-site', { 'sec-fetch-site': 'same-site' }],
    ['a browser without a page', { 'sec-fetch-site': 'none' }],
  ])('refuses a cookie with %s and changes nothing', async (_name, headers: Record<string, string>) => {
    const before = touched.count
    const { status, answer } = await ask({ query }, { cookie: 'session=op-a', ...headers })
    expect([status, answer.errors[0].extensions.code]).toEqual([403, 'UNAUTHORIZED'])
    expect(touched.count).toBe(before)
  })

  it('accepts the own origin, a browser that says same-origin, and an access token without either', async () => {
    for (const headers of [
      asOperator(),
      { cookie: 'session=op-a', 'sec-fetch-site': 'same-origin' },
      { cookie: 'session=op-a', 'sec-fetch-site': 'same-origin', origin: 'https://before-the-proxy.example' },
      { authorization: 'Bearer op-a' },
    ])
      expect((await ask({ query }, headers)).answer.data.touch).toBe(touched.count)
  })
})

describe('GET', () => {
  it('reads, but never changes anything', async () => {
    const before = touched.count
    const read = await fetch(GET('{ node { depth } }'), { headers: { cookie: 'session=op-a' } })
    expect(await read.json()).toEqual({ data: { node: { depth: 1 } } })
    const write = await fetch(GET('mutation { touch }'), { headers: { cookie: 'session=op-a' } })
    expect([write.status, write.headers.get('allow')]).toEqual([405, 'POST'])
    expect(touched.count).toBe(before)
  })

  it('does not read for a page of somebody else', async () => {
    const headers = { cookie: 'session=op-a', 'sec-fetch-site': 'cross-site' }
    expect((await fetch(GET('{ node { depth } }'), { headers })).status).toBe(403)
  })

  it('says which parameter is not JSON', async () => {
    const url = `${GET('{ node { depth } }')}&variables=%7Bnot`
    const response = await fetch(url, { headers: { authorization: 'Bearer op-a' } })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ errors: [{ message: 'The variables must be JSON.' }] })
  })
})

describe('compression', () => {
  /** Node's fetch unpacks by itself and tells the header as it came. */
  const askFor = (encoding: string, length: number) =>
    fetch(GET(`{ long(length: ${length}) }`), {
      headers: { authorization: 'Bearer op-a', 'accept-encoding': encoding },
    })

  it.each([
    ['gzip', 'gzip'],
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['*', 'gzip'],
    ['identity', null],
    ['compress', null],
    ['br;q=0', null],
  ])('answers accept-encoding %s with %s and the same JSON', async (asked, given) => {
    const response = await askFor(asked, 100_000)
    expect(response.headers.get('content-encoding')).toBe(given)
    expect(response.headers.get('vary')).toBe('accept-encoding')
    const length = Number(response.headers.get('content-length'))
    if (given) expect(length).toBeLessThan(1_000)
    else expect(length).toBeGreaterThan(100_000)
    expect(await response.json()).toEqual({ data: { long: 'ab'.repeat(50_000) } })
  })

  it('compresses an answer of megabytes on the way', async () => {
    const response = await askFor('gzip', 2_000_000)
    expect([response.headers.get('content-encoding'), response.headers.get('content-length')]).toEqual([
      'gzip',
      null,
    ])
    expect(((await response.json()) as { data: { long: string } }).data.long).toHaveLength(2_000_000)
  })

  it('leaves small answers and refusals as they are', async () => {
    for (const response of [await askFor('gzip', 1_000), await fetch(GET('{ node { depth } }'))])
      expect(response.headers.get('content-encoding')).toBeNull()
  })

  it('takes no compressed request', async () => {
    const body = gzipSync(JSON.stringify({ query: '{ node { depth } }' }))
    const headers = { authorization: 'Bearer op-a', 'content-encoding': 'gzip' }
    const response = await fetch(api.url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    })
    expect(response.status).toBe(400)
  })
})

describe('bad input', () => {
  it.each([
    ['a batch', [{ query: '{ __typename }' }], 400, 'BAD_INPUT'],
    ['a null body', 'null', 400, 'BAD_INPUT'],
    ['a number', '42', 400, 'BAD_INPUT'],
    ['no query', {}, 400, 'BAD_INPUT'],
    ['a prototype poison', '{"query":"{ __typename }","__proto__":{"x":1}}', 400, 'BAD_INPUT'],
    [
      'a body above the limit',
      { query: `{ __typename } #${'x'.repeat(1_100_000)}` },
      413,
      'PAYLOAD_TOO_LARGE',
    ],
  ])('refuses %s', async (_name, body, status, code) => {
    const got = await ask(body, asOperator())
    expect([got.status, got.answer.errors[0].extensions.code]).toEqual([status, code])
  })

  it.each([
    ['text/plain', 'text/plain'],
    ['a form', 'application/x-www-form-urlencoded'],
  ])('refuses %s with 415, since a foreign form could send it', async (_name, contentType) => {
    const got = await ask('query={ node { depth } }', { ...asOperator(), 'content-type': contentType })
    expect(got.status).toBe(415)
  })

  it('answers 406 when the client takes no JSON', async () => {
    const got = await ask({ query: '{ __typename }' }, { ...asOperator(), accept: 'text/html' })
    expect(got.status).toBe(406)
  })

  it('refuses a subscription over HTTP with the place where it is served', async () => {
    const got = await ask(
      { query: 'subscription { ticks(siteId: "a0000000-0000-4000-8000-000000000001") }' },
      { ...asOperator(), accept: 'application/graphql-response+json' },
    )
    expect([got.status, got.answer.errors[0].extensions.code]).toEqual([400, 'BAD_INPUT'])
  })
})
