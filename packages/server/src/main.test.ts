import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { TestServer } from './app/testing/test-server.ts'
import { livingPostgres } from './platform/db/embedded/living-postgres.ts'

let folder: string
let server: TestServer
const settings = (more: Record<string, string> = {}) => ({ TRACTRIX_DATA: join(folder, 'data'), ...more })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tractrix-main-'))
  server = await new TestServer(settings()).ready()
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

/** What a start says that must not succeed. */
const refusal = async (more: Record<string, string>) => {
  const { code, lines } = await new TestServer(settings(more)).ended
  return { code, said: lines.filter(line => !line.startsWith('{')) }
}

describe('the server process', () => {
  it('tells when it is ready, and is', async () => {
    const answer = await fetch(`${server.url}/readyz`)
    expect(await answer.json()).toEqual({ status: 'ready', parts: { database: true, broker: true } })
    expect(server.lines.filter(line => line.startsWith('ready '))).toEqual([`ready ${server.url}`])
  })

  it('answers under no name of a foreign page that points here', async () => {
    const host = 'evil.example'
    const sent = request(`${server.url}/_settings`, { headers: { host } }).end()
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    answer.resume()
    expect(answer.statusCode).toBe(421)
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      headers: { host },
    })
    const [error] = (await once(socket, 'error')) as [Error]
    expect(error.message).toBe('Unexpected server response: 421')
  })

  it('keeps the fleet key for itself', async () => {
    const path = join(folder, 'data', 'secrets.json')
    expect(JSON.parse(await readFile(path, 'utf8'))).toEqual({
      fleetKey: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect((await stat(path)).mode & 0o777).toBe(0o600)
  })

  it('lets the demo people in and shows them their yards', async () => {
    await server.signIn('operator@tractrix.local')
    const { me, sites } = await server.ask<{ me: { name: string }; sites: { id: string; name: string }[] }>(
      '{ me { name } sites { id name } }',
    )
    expect(me.name).toBe('Maya Operator')
    expect(sites.map(site => site.name)).toEqual(['Baltimore', 'Krems an der Donau', 'Seagirt Terminal'])
  })

  it('serves the base map of a yard to whoever may see the yard', async () => {
    await server.signIn('driver@tractrix.local')
    const { sites } = await server.ask<{ sites: { id: string }[] }>('{ sites { id } }')
    const url = `${server.url}/sites/${sites[0]?.id}/base-map.json`
    const answer = await fetch(url, { headers: { cookie: server.cookie } })
    expect(answer.status).toBe(200)
    const map = await answer.json()
    expect(map).toMatchObject({
      type: 'FeatureCollection',
      attribution: '© OpenStreetMap contributors',
    })
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    const plain = await fetch(url, { headers: { cookie: server.cookie, 'accept-encoding': 'identity' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await plain.json()).toEqual(map)
    const head = await fetch(url, { method: 'HEAD', headers: { cookie: server.cookie } })
    expect([head.status, await head.text()]).toEqual([200, ''])
    const etag = answer.headers.get('etag') ?? ''
    const again = await fetch(url, { headers: { cookie: server.cookie, 'if-none-match': etag } })
    expect(again.status).toBe(304)
    expect((await fetch(url)).status).toBe(401)
    const nowhere = `${server.url}/sites/nonsense/base-map.json`
    expect((await fetch(nowhere, { headers: { cookie: server.cookie } })).status).toBe(403)
    await server.signIn('outsider@tractrix.local')
    expect((await fetch(url, { headers: { cookie: server.cookie } })).status).toBe(403)
  })

  it('tells the console its settings', async () => {
    expect(await (await fetch(`${server.url}/_settings`)).json()).toMatchObject({
      batteryColorPercents: { high: 70, medium: 20 },
    })
  })

  it('refuses a data folder that another one holds, in one line', async () => {
    const { code, said } = await refusal({})
    expect(code).toBe(1)
    expect(said).toEqual([expect.stringMatching(`^TRACTRIX_DATA=.*process ${server.child.pid}`)])
  })

  it.each([
    [{ PORT: 'eighty' }, /^PORT=eighty: expected a whole number/],
    [{ HOST: '0.0.0.0' }, /^HOST=0\.0\.0\.0: .*TRACTRIX_DEMO_PASSWORD/],
    [{ SIM_RATE: '100' }, /^SIM_RATE=100: expected/],
    [
      { DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/x', TRACTRIX_DATA: '/tmp/../dev/null/x' },
      /^TRACTRIX_DATA=\/dev\/null\/x: /,
    ],
  ])('refuses %o in one line', async (wrong, sentence) => {
    expect(await refusal(wrong)).toEqual({ code: 1, said: [expect.stringMatching(sentence)] })
  })

  it('ends by itself on Ctrl-C, open connections and database included, and keeps the data', async () => {
    await server.signIn('admin@tractrix.local')
    const open = fetch(`${server.url}/healthz`, { keepalive: true })
    await open
    // An end that hangs is cut off with another code.
    expect(await server.stop()).toBe(0)
    expect((await livingPostgres(join(folder, 'data', 'database', 'cluster'))).anyProcess).toBe(false)
    const { cookie } = server
    server = await new TestServer(settings()).ready()
    server.cookie = cookie
    expect(await server.ask('{ me { email } }')).toEqual({ me: { email: 'admin@tractrix.local' } })
  })
})
