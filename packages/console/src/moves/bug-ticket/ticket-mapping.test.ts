import { afterEach, expect, it, vi } from 'vitest'

/** The mapping is fetched once per page: each test begins with a new page. */
const newPage = async () => {
  vi.resetModules()
  return await import('./ticket-mapping.ts')
}
const answerWith = (answer: () => Promise<Response>) => {
  const fetched = vi.fn((_path: string) => answer())
  vi.stubGlobal('fetch', fetched)
  return () => fetched.mock.calls.map(([path]) => path)
}

afterEach(() => vi.unstubAllGlobals())

it('MV-BUG-06 fetches the file of field mappings from jira/custom-field-mapping.json, once', async () => {
  const paths = answerWith(async () => Response.json({ customFields: { truck: 'customfield_7' } }))
  const { loadTicketMapping, ticketMapping } = await newPage()
  await loadTicketMapping()
  await loadTicketMapping()
  expect(paths()).toEqual(['/jira/custom-field-mapping.json'])
  expect(ticketMapping().customFields).toEqual({ truck: 'customfield_7' })
})

it.each([
  ['is not there', async () => new Response('', { status: 404 })],
  ['is no JSON', async () => new Response('<html>')],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('MV-OPEN-32 goes without custom fields when the file %s', async (_what, answer) => {
  answerWith(answer)
  const { loadTicketMapping, PLAIN_MAPPING, ticketMapping } = await newPage()
  await loadTicketMapping()
  expect(ticketMapping()).toEqual(PLAIN_MAPPING)
})
