import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { collectingLog, personAt, TestAuthenticator } from '../../graphql/test-api.ts'
import { createHttp } from '../server/create-http.ts'
import { registerErrorReportRoute } from './error-report-route.ts'

const REPORT = {
  code: 'INTERNAL',
  message: 'Something went wrong.',
  operation: 'OpenMoves',
  page: '/sites/1/queue',
}
const TOLD = { ...REPORT, userId: 'op' }

let received: unknown[] = []
let status = 200
/** Whether the service goes on talking, and whether somebody has stopped listening to it. */
let isEndless = false
let isLeft = false
const service = createServer((request, response) => {
  void text(request).then(body => {
    received.push(JSON.parse(body))
    response.writeHead(status)
    if (!isEndless) return void response.end()
    response.on('close', () => {
      isLeft = true
    })
    response.write('and')
  })
})
const authenticator = new TestAuthenticator()
authenticator.sessions.set('op', { user: personAt('op', []), expiresAt: null })
let serviceUrl: string

beforeAll(async () => {
  await new Promise<void>(resolve => service.listen(0, '127.0.0.1', resolve))
  serviceUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}/report`
})
afterAll(() => {
  service.closeAllConnections()
  service.close()
})
beforeEach(() => {
  received = []
  status = 200
  isEndless = false
  isLeft = false
})

async function send(
  payload: unknown,
  given: { session?: string; origin?: string; url?: string | null } = {},
) {
  const { log, lines } = collectingLog()
  const http = createHttp(log)
  registerErrorReportRoute(http, {
    authenticator,
    serviceUrl: given.url === undefined ? serviceUrl : given.url,
  })
  const answer = await http.inject({
    method: 'POST',
    url: '/_errors',
    headers: {
      'content-type': 'application/json',
      host: 'yard.test',
      origin: given.origin ?? 'http://yard.test',
      cookie: `session=${given.session ?? 'op'}`,
    },
    payload: JSON.stringify(payload),
  })
  return { answer, lines }
}

it('MV-ERR-12 hands an error of a console on to the error-reporting service, with who saw it, and logs it', async () => {
  const { answer, lines } = await send(REPORT)
  expect(answer.statusCode).toBe(204)
  await vi.waitFor(() => expect(received).toEqual([TOLD]))
  expect(lines).toMatchObject([{ level: 50, report: TOLD }])
})

it('logs it alone where no service is set', async () => {
  const { answer, lines } = await send({ ...REPORT, code: null, operation: null }, { url: null })
  expect(answer.statusCode).toBe(204)
  expect(lines).toMatchObject([{ report: { code: null, operation: null } }])
  expect(received).toEqual([])
})

it('answers the console just the same when the service fails, and says so in the log', async () => {
  status = 500
  const { answer, lines } = await send(REPORT)
  expect(answer.statusCode).toBe(204)
  await vi.waitFor(() => expect(lines).toMatchObject([{ level: 50 }, { level: 40 }]))
})

it('does not listen to what the service says', async () => {
  isEndless = true
  expect((await send(REPORT)).answer.statusCode).toBe(204)
  await vi.waitFor(() => expect(isLeft).toBe(true))
})

it('MV-PER-04 takes nothing from nobody, from other pages, and nothing that is no report', async () => {
  expect((await send(REPORT, { session: 'none' })).answer.statusCode).toBe(401)
  expect((await send(REPORT, { origin: 'http://elsewhere.test' })).answer.statusCode).toBe(403)
  for (const garbage of [null, [], 'x', {}, { ...REPORT, message: 7 }, { ...REPORT, page: undefined }])
    expect((await send(garbage)).answer.statusCode).toBe(400)
  expect((await send({ ...REPORT, message: 'x'.repeat(20_000) })).answer.statusCode).toBe(413)
  expect(received).toEqual([])
})

it('MV-ERR-12 takes 30 reports of a person in a minute, and neither logs nor hands on more', async () => {
  const { log, lines } = collectingLog()
  const http = createHttp(log)
  registerErrorReportRoute(http, { authenticator, serviceUrl })
  authenticator.sessions.set('other', { user: personAt('other', []), expiresAt: null })
  const report = (session: string) =>
    http.inject({
      method: 'POST',
      url: '/_errors',
      headers: { host: 'yard.test', origin: 'http://yard.test', cookie: `session=${session}` },
      payload: REPORT,
    })
  for (let count = 0; count < 30; count++) expect((await report('op')).statusCode).toBe(204)
  const refused = await report('op')
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_REQUESTS'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await report('other')).statusCode).toBe(204)
  expect(lines.filter(line => line.report)).toHaveLength(31)
  await vi.waitFor(() => expect(received).toHaveLength(31))
})
