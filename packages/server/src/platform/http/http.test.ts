import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { request as rawRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogued } from '@tractrix/domain/errors'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createLogger } from '../logging.ts'
import { compressAssets } from './routes/compress-assets.ts'
import { registerConsoleFiles } from './routes/console-files.ts'
import { registerHealthRoutes } from './routes/health-routes.ts'
import { createMetrics, registerMetricsRoute } from './routes/metrics-route.ts'
import { registerVersionRoutes } from './routes/version-routes.ts'
import { createHttp } from './server/create-http.ts'

let http: FastifyInstance
let url: string
let folder: string
let databaseWorks = true
let trustsProxy = true
const SCRIPT = `console.log(${JSON.stringify('x'.repeat(4000))})`

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tractrix-console-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>console</title>')
  await writeFile(join(folder, 'assets', 'main-abc123.js'), SCRIPT)
  await writeFile(join(folder, '.built-from'), 'secret')
  await compressAssets(join(folder, 'assets'))
  http = createHttp(createLogger('silent'), { isTrustedProxy: () => trustsProxy })
  const check = () => {
    if (!databaseWorks) throw new Error('down')
  }
  registerHealthRoutes(http, [{ name: 'database', check }])
  registerMetricsRoute(http, createMetrics())
  await registerVersionRoutes(http, folder)
  http.get('/known', async () => {
    throw catalogued('CONFLICT', { problems: ['a', 'b'] })
  })
  http.get('/bug', async () => {
    throw new Error('secret detail')
  })
  http.get('/who-asks', async ({ ip, protocol }) => ({ ip, protocol }))
  http.post('/change', async () => ({ changed: true }))
  await registerConsoleFiles(http, folder)
  url = await http.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await http.close()
  await rm(folder, { recursive: true, force: true })
})

const page = { headers: { accept: 'text/html' } }

describe('console files', () => {
  it.each(['/', '/sites', '/sites/7/queue?tab=3', '/trucks/x', '/videos/moves/1', '/nothing/like/this'])(
    'OP-RTE-24 %s opens the console, which then finds its own way',
    async path => {
      const answer = await fetch(url + path, page)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(answer.headers.get('cache-control')).toBe('no-cache')
      expect(await answer.text()).toContain('console')
    },
  )

  it('may be kept for ever when the name carries a hash', async () => {
    const answer = await fetch(`${url}/assets/main-abc123.js`)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await answer.text()).toBe(SCRIPT)
  })

  it.each(['br', 'gzip'])('are sent compressed as %s', async encoding => {
    const answer = await fetch(`${url}/assets/main-abc123.js`, { headers: { 'accept-encoding': encoding } })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(await answer.text()).toBe(SCRIPT)
  })

  it('are compressed once', async () => {
    const before = await readdir(join(folder, 'assets'))
    await compressAssets(join(folder, 'assets'))
    expect(await readdir(join(folder, 'assets'))).toEqual(before)
    expect(before).toContain('main-abc123.js.br')
  })

  it.each([
    ['/assets/missing.js', page],
    ['/graphql/nothing', page],
    ['/api/nothing', page],
    ['/sites', {}],
    ['/.built-from', {}],
    ['/..%2f..%2fpackage.json', {}],
    ['/%2e%2e/%2e%2e/etc/passwd', {}],
  ])('%s is nothing', async (path, init) => {
    const answer = await fetch(url + path, init)
    expect([400, 403, 404]).toContain(answer.status)
    expect(await answer.text()).not.toMatch(/secret|tractrix"|root:/)
  })
})

describe('answers', () => {
  it('tell a catalogue error with its code and problems', async () => {
    const answer = await fetch(`${url}/known`)
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ code: 'CONFLICT', problems: ['a', 'b'] })
  })

  it('tell nothing of a bug', async () => {
    const answer = await fetch(`${url}/bug`)
    expect(answer.status).toBe(500)
    expect(await answer.json()).toEqual({ error: 'Something went wrong.', code: 'INTERNAL' })
  })

  it('have the same form for an address that cannot be read', async () => {
    const answer = await fetch(`${url}/%ff`)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ error: expect.any(String), code: 'BAD_INPUT' })
  })

  it('let nothing from outside in, and nobody frame us', async () => {
    const { headers } = await fetch(url, page)
    expect(headers.get('content-security-policy')).toMatch(
      /default-src 'self'.*script-src 'self';.*frame-ancestors 'none'/,
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-powered-by')).toBeNull()
  })

  it.each(['/', '/nothing.js', '/bug', '/change'])(
    'carry exactly these headers of protection at %s',
    async path => {
      const { headers } = await fetch(url + path)
      const others =
        /^(accept-ranges|cache-control|connection|content-(length|type)|date|etag|keep-alive|last-modified|vary)$/
      const protecting = [...headers].filter(([name]) => !others.test(name))
      expect(Object.fromEntries(protecting)).toEqual({
        'content-security-policy':
          "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; " +
          "font-src 'self' data:; media-src 'self' blob:; worker-src 'self' blob:; connect-src 'self'; " +
          "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      })
    },
  )

  it('ask for https from then on when it came by https', async () => {
    const { headers } = await fetch(url, { headers: { 'x-forwarded-proto': 'https' } })
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
  })
})

describe('what a proxy says of its client', () => {
  const whoAsks = async () =>
    (
      await fetch(`${url}/who-asks`, {
        headers: { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'a' },
      })
    ).json()

  it('is believed when the proxy is trusted, and else not', async () => {
    expect(await whoAsks()).toEqual({ ip: '203.0.113.9', protocol: 'https' })
    trustsProxy = false
    onTestFinished(() => {
      trustsProxy = true
    })
    expect(await whoAsks()).toEqual({ ip: '127.0.0.1', protocol: 'http' })
  })
})

describe('a state-changing request', () => {
  /** Node's fetch forbids some headers; this sends what a browser would. */
  const post = (headers: Record<string, string>, body = '{}') =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const sent = rawRequest(`${url}/change`, { method: 'POST', headers }, answer => {
        let text = ''
        answer.on('data', part => {
          text += part
        })
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
      })
      sent.on('error', reject)
      sent.end(body)
    })
  const json = { 'content-type': 'application/json' }
  const form = { 'content-type': 'text/plain' }

  it('passes from our own page and from a program without cookies', async () => {
    const origin = url
    expect(await post({ ...json, origin })).toMatchObject({ status: 200 })
    expect(await post({ ...json, origin, cookie: 'a=b' })).toMatchObject({ status: 200 })
    expect(await post({ ...json, cookie: 'a=b', 'sec-fetch-site': 'same-origin' })).toMatchObject({
      status: 200,
    })
    expect(await post(json)).toMatchObject({ status: 200 })
  })

  it.each([
    { ...json, origin: 'https://evil.example' },
    { ...json, origin: 'null' },
    { ...json, 'sec-fetch-site': 'cross-site' },
    { ...json, cookie: 'a=b' },
    { ...form },
    { ...form, origin: 'https://evil.example' },
    { ...form, cookie: 'a=b' },
  ])('is refused as %o', async headers => {
    const answer = await post(headers)
    expect(answer.status).toBe(403)
    expect(answer.text).toContain('UNAUTHORIZED')
  })

  it('is refused when it is too large, broken or of an unknown kind', async () => {
    expect(await post(json, `{"a":"${'x'.repeat(1_100_000)}"}`)).toMatchObject({ status: 413 })
    expect(await post(json, '{"a":')).toMatchObject({ status: 400 })
    expect(await post({ 'content-type': 'text/xml', origin: url }, '<a/>')).toMatchObject({ status: 415 })
  })
})

describe('health', () => {
  it('is alive, and ready only while every part works', async () => {
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    expect(await (await fetch(`${url}/readyz`)).json()).toEqual({
      status: 'ready',
      parts: { database: true },
    })
    databaseWorks = false
    const answer = await fetch(`${url}/readyz`)
    databaseWorks = true
    expect(answer.status).toBe(503)
    expect(await answer.json()).toEqual({ status: 'not ready', parts: { database: false } })
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
  })

  it('is measured in Prometheus text', async () => {
    await fetch(`${url}/healthz`)
    const text = await (await fetch(`${url}/metrics`)).text()
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/healthz",status="200"}')
    expect(text).toContain('process_cpu_seconds_total')
  })

  it('OP-EXT-02 OP-EXT-03 tells the versions of console and server', async () => {
    const server = (await (await fetch(`${url}/api/_version`)).json()) as Record<string, string>
    expect(server).toEqual({
      gitHash: expect.stringMatching(/^[0-9a-f]{40}$|^unknown$/),
      packageSemver: '0.1.0',
    })
    expect(await (await fetch(`${url}/_version`)).json()).toEqual(server)
    await writeFile(join(folder, 'version.json'), '{"gitHash":"abc","packageSemver":"9.9.9","more":1}')
    expect(await (await fetch(`${url}/_version`)).json()).toEqual({ gitHash: 'abc', packageSemver: '9.9.9' })
  })
})
