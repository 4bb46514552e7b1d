import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const LIST = {
  files: ['assets/map.js', 'assets/shared.js', 'assets/map.css'],
  parts: { map: [0, 1, 2], menu: [1] },
}
const code = (type: string) => new Response('code', { headers: { 'content-type': type } })

/** What the server answers to each path. */
let answers: Record<string, () => Response>
let asked: string[]

beforeEach(() => {
  vi.resetModules()
  asked = []
  answers = {
    '/assets/map.js': () => code('text/javascript'),
    '/assets/shared.js': () => code('text/javascript'),
    '/assets/map.css': () => code('text/css'),
  }
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(LIST) }) })
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return answers[path]!()
  })
})
afterEach(() => vi.unstubAllGlobals())

/** Fetches with nothing fetched before. */
const freshly = async () => (await import('./part-files.ts')).fetchPartFiles

it('fetches every file of a part once, shared ones too', async () => {
  const fetchPartFiles = await freshly()
  await fetchPartFiles('map')
  await fetchPartFiles('menu')
  expect(asked.toSorted()).toEqual(['/assets/map.css', '/assets/map.js', '/assets/shared.js'])
})

it('needs nothing for a part that is not listed, as in development', async () => {
  const fetchPartFiles = await freshly()
  await fetchPartFiles('other')
  expect(asked).toEqual([])
})

const throws = () => {
  throw new TypeError('Failed to fetch')
}
it.each([
  ['no network', 'unreachable', throws],
  ['500', 'unreachable', () => new Response('', { status: 500 })],
  ['503', 'unreachable', () => new Response('', { status: 503 })],
  ['429', 'unreachable', () => new Response('', { status: 429 })],
  ['a page instead of code', 'unreachable', () => code('text/html')],
  ['404', 'outdated', () => new Response('', { status: 404 })],
  ['410', 'outdated', () => new Response('', { status: 410 })],
])('with %s the part is %s, and only what is missing is fetched again', async (_what, trouble, answer) => {
  const fetchPartFiles = await freshly()
  const well = answers['/assets/map.js']!
  answers['/assets/map.js'] = answer
  await expect(fetchPartFiles('map')).rejects.toMatchObject({ trouble })
  await vi.waitFor(() => expect(asked).toHaveLength(3))
  answers['/assets/map.js'] = well
  await fetchPartFiles('map')
  expect(asked.slice(3)).toEqual(['/assets/map.js'])
})

it('does not take a file that broke off for fetched', async () => {
  const fetchPartFiles = await freshly()
  const brokenOff = new ReadableStream({
    pull: controller => controller.error(new TypeError('network error')),
  })
  answers['/assets/shared.js'] = () =>
    new Response(brokenOff, { headers: { 'content-type': 'text/javascript' } })
  await expect(fetchPartFiles('menu')).rejects.toMatchObject({ trouble: 'unreachable' })
})
