import { LARGEST_UPLOAD } from '@tractrix/domain/platform'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, touched } from '../test-api.ts'

const MEASURE = 'mutation($file: Upload!) { measure(file: $file) }'

let api: Awaited<ReturnType<typeof startTestApi>>
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const asOperator = () => ({ cookie: 'session=op-a', origin: api.origin })

interface Sent {
  operations?: unknown
  map?: unknown
  files?: Record<string, File>
}

async function send({ operations, map, files = {} }: Sent, headers: Record<string, string> = asOperator()) {
  const body = new FormData()
  if (operations !== undefined) body.append('operations', textOf(operations))
  if (map !== undefined) body.append('map', textOf(map))
  for (const [name, file] of Object.entries(files)) body.append(name, file)
  const response = await fetch(api.url, { method: 'POST', body, headers })
  // biome-ignore lint/suspicious/noExplicitAny: an answer of whatever was asked
  return { status: response.status, answer: (await response.json()) as any }
}
const textOf = (part: unknown) => (typeof part === 'string' ? part : JSON.stringify(part))
const asked = { operations: { query: MEASURE, variables: { file: null } }, map: { 0: ['variables.file'] } }
const file = (text: string | Uint8Array<ArrayBuffer>, name = 'trailers.csv') => new File([text], name)

describe('a request with a file', () => {
  it('OP-MUT-06 puts the file where the map says', async () => {
    const { status, answer } = await send({ ...asked, files: { 0: file('scac\r\nÄ', 'Tor Süd.csv') } })
    expect(status).toBe(200)
    expect(answer).toEqual({ data: { measure: { name: 'Tor Süd.csv', bytes: 8, text: 'scac\r\nÄ' } } })
  })

  it('takes an operation without files too', async () => {
    const { count } = touched
    const { answer } = await send({ operations: { query: 'mutation { touch }' }, map: {} })
    expect(answer).toEqual({ data: { touch: count + 1 } })
  })

  it('is refused without a session, and with a cookie that no page of ours has sent', async () => {
    const { count } = touched
    const touch = { operations: { query: 'mutation { touch }' }, map: {} }
    expect((await send(touch, {})).status).toBe(401)
    for (const headers of [
      { cookie: 'session=op-a' },
      { cookie: 'session=op-a', origin: 'https://evil.example' },
      { ...asOperator(), 'sec-fetch-site': 'cross-site' },
    ] as Record<string, string>[]) {
      const { status, answer } = await send(touch, headers)
      expect([status, answer.errors[0].extensions.code]).toEqual([403, 'UNAUTHORIZED'])
    }
    expect(touched.count).toBe(count)
    expect((await send(touch, { authorization: 'Bearer op-a' })).status).toBe(200)
  })

  it('takes the largest file, and answers 413 PAYLOAD_TOO_LARGE to a larger one', async () => {
    const largest = new Uint8Array(LARGEST_UPLOAD).fill(97)
    expect((await send({ ...asked, files: { 0: file(largest) } })).answer.data.measure.bytes).toBe(
      LARGEST_UPLOAD,
    )
    for (const more of [1, 20_000_000]) {
      const { status, answer } = await send({
        ...asked,
        files: { 0: file(new Uint8Array(LARGEST_UPLOAD + more)) },
      })
      expect([status, answer.errors[0].extensions.code]).toEqual([413, 'PAYLOAD_TOO_LARGE'])
    }
    const long = {
      operations: { query: MEASURE, variables: { file: null, x: 'x'.repeat(300_000) } },
      map: {},
    }
    expect((await send(long)).status).toBe(413)
    expect((await send({ ...asked, files: { 0: file('a'), 1: file('b') } })).status).toBe(413)
  })

  it.each<[string, Sent]>([
    ['no operations', { map: {} }],
    ['operations that are no JSON', { operations: 'nonsense{', map: {} }],
    ['no map', { operations: asked.operations }],
    ['a map without its file', asked],
    ['a map that is a list', { ...asked, map: [['variables.file']], files: {} }],
    ['a map without lists', { ...asked, map: { 0: 'variables.file' }, files: { 0: file('a') } }],
    [
      'a path that leads nowhere',
      { ...asked, map: { 0: ['variables.other.file'] }, files: { 0: file('a') } },
    ],
    [
      'a path into the prototype',
      { ...asked, map: { 0: ['variables.__proto__.x'] }, files: { 0: file('a') } },
    ],
    ['a path beside the variables', { ...asked, map: { 0: ['operationName'] }, files: { 0: file('a') } }],
    [
      'a path to a value',
      {
        operations: { query: MEASURE, variables: { file: 'x' } },
        map: { 0: ['variables.file'] },
        files: { 0: file('a') },
      },
    ],
  ])('is refused as BAD_INPUT with %s', async (_what, sent) => {
    const { status, answer } = await send(sent)
    expect([status, answer.errors[0].extensions.code]).toEqual([400, 'BAD_INPUT'])
  })

  it('a form that breaks off is refused, and the server goes on', async () => {
    const response = await fetch(api.url, {
      method: 'POST',
      body: '--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n{}',
      headers: { ...asOperator(), 'content-type': 'multipart/form-data; boundary=x' },
    })
    expect(response.status).toBe(400)
    const headers = { ...asOperator(), 'content-type': 'multipart/form-data' }
    expect((await fetch(api.url, { method: 'POST', body: 'x', headers })).status).toBe(400)
    expect((await send({ ...asked, files: { 0: file('a') } })).status).toBe(200)
  })

  it('a file is a file: no text in JSON takes its place', async () => {
    const response = await fetch(api.url, {
      method: 'POST',
      body: JSON.stringify({ query: MEASURE, variables: { file: { name: 'x', bytes: [] } } }),
      headers: { ...asOperator(), 'content-type': 'application/json' },
    })
    const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] }
    expect(errors[0]?.extensions.code).toBe('BAD_INPUT')
  })
})
