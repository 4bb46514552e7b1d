import { serverAudits } from 'graphql-http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi } from '../test-api.ts'

let api: Awaited<ReturnType<typeof startTestApi>>
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

/** The audits run as a signed-in page of our own: without a session every answer would be 401. */
const signedInFetch: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers)
  headers.set('cookie', 'session=op-a')
  headers.set('origin', api.origin)
  return fetch(input, { ...init, headers })
}

describe('GraphQL over HTTP passes the audit of graphql-http', () => {
  for (const audit of serverAudits({ url: () => api.url, fetchFn: signedInFetch }))
    it(`${audit.id} ${audit.name}`, async () => {
      const result = await audit.fn()
      expect(result.status, 'reason' in result ? result.reason : '').toBe('ok')
    })
})
