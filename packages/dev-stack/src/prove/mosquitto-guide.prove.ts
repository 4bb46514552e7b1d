import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMO_YARD_ALIASES, demoYard } from '@tractrix/demo-yards'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { freePort } from '../stack/free-port.ts'
import { ROOT } from '../tools/root.ts'
import { shellBlocks } from './shell-blocks.ts'
import { type Account, runShell, type ShellRun } from './shell-run.ts'

const GUIDE = `${ROOT}docs/mosquitto`
const [startBroker = '', startServer = '', startDemo = ''] = shellBlocks(`${GUIDE}/README.md`)

/** An account without rights, to be an ordinary user when the test runs as root. */
const NOBODY: Account = { uid: 65_534, gid: 65_534 }
const isRoot = process.getuid?.() === 0
const accounts: [string, Account | null][] = isRoot
  ? [
      ['root', null],
      ['an ordinary user', NOBODY],
    ]
  : [['an ordinary user', null]]

const running: ShellRun[] = []
const folders: string[] = []
beforeAll(() => {
  try {
    execFileSync('/bin/sh', ['-c', 'command -v mosquitto && command -v openssl'])
  } catch {
    throw new Error('This needs Mosquitto and OpenSSL: apt-get install mosquitto openssl')
  }
})
afterEach(async () => {
  for (const run of running.splice(0).reverse()) await run.stop()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** A copy of the guide's folder in which `account` may write. */
function guideFolder(account: Account | null): string {
  const folder = mkdtempSync(join(tmpdir(), 'tractrix-mosquitto-'))
  folders.push(folder)
  cpSync(GUIDE, folder, { recursive: true })
  chmodSync(folder, 0o755)
  if (account !== null) execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, folder])
  return folder
}

function run(commands: string, options: Parameters<typeof runShell>[1]): ShellRun {
  const started = runShell(commands, options)
  running.push(started)
  return started
}

/** The repository's own npm commands, from whatever folder; data and ports of their own. */
async function serverEnvironment(): Promise<{ url: string; env: Record<string, string>; before: string }> {
  const data = mkdtempSync(join(tmpdir(), 'tractrix-mosquitto-data-'))
  folders.push(data)
  const port = String(await freePort())
  return {
    url: `http://127.0.0.1:${port}`,
    env: {
      PORT: port,
      TRACTRIX_DATA: data,
      TRACTRIX_DEMO_TRAFFIC: 'off',
      npm_config_update_notifier: 'false',
    },
    before: `npm() { command npm --prefix '${ROOT}' "$@"; }`,
  }
}

async function connectedTrucks(url: string): Promise<string[]> {
  const json = { 'content-type': 'application/json', origin: url }
  const credentials = { email: 'admin@tractrix.local', password: 'tractrix-demo' }
  const signIn = await fetch(`${url}/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(credentials),
  })
  const cookie = signIn.headers
    .getSetCookie()
    .map(one => one.split(';')[0])
    .join('; ')
  const ask = async (query: string) => {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { ...json, cookie },
      body: JSON.stringify({ query }),
    })
    return ((await answer.json()) as { data: Record<string, never> }).data
  }
  const { sites } = (await ask('{ sites { id } }')) as unknown as { sites: { id: string }[] }
  const lists = await Promise.all(
    sites.map(async ({ id }) => {
      const query = `{ getTrucks(siteId: "${id}") { internalId latestTelemetry { connected } } }`
      const { getTrucks } = (await ask(query)) as unknown as { getTrucks: TruckAnswer[] }
      return getTrucks
    }),
  )
  const connected = lists.flat().filter(({ latestTelemetry }) => latestTelemetry.connected)
  return connected.map(({ internalId }) => internalId).sort()
}

interface TruckAnswer {
  internalId: string
  latestTelemetry: { connected: boolean }
}

const demoTrucks = DEMO_YARD_ALIASES.flatMap(alias =>
  (demoYard(alias)?.trucks ?? []).map(({ internalId }) => internalId),
).sort()

describe.each(accounts)('the Mosquitto guide, typed by %s', (_who, account) => {
  it('brings up a broker, Tractrix behind it, and every simulated truck with a certificate of its own', async () => {
    const folder = guideFolder(account)
    const broker = run(startBroker, { cwd: folder, account })
    await broker.prints(/mosquitto version [\d.]+ running/)

    const { url, env, before } = await serverEnvironment()
    const certificates = startDemo.slice(0, startDemo.indexOf('export '))
    const making = run(`${certificates}\necho made all`, { cwd: folder, account })
    await making.prints(/made all/)
    const server = run(startDemo, { cwd: folder, env, before })
    await server.prints(/Tractrix is at/)
    await vi.waitFor(async () => expect(await connectedTrucks(url)).toEqual(demoTrucks), {
      timeout: 60_000,
      interval: 1_000,
    })
    expect(broker.output()).not.toMatch(/denied|not authorized/i)
  })
})

it('the guide starts Tractrix without simulated trucks too', async () => {
  const folder = guideFolder(null)
  const broker = run(startBroker, { cwd: folder })
  await broker.prints(/mosquitto version [\d.]+ running/)
  const { env, before, url } = await serverEnvironment()
  const server = run(startServer, { cwd: folder, env, before })
  await server.prints(/Tractrix is at/)
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  expect(server.output()).not.toMatch(/MQTT|simulator:/)
})
