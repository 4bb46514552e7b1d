import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { PACES, siteTurn, YardClient } from '@tractrix/demo-traffic'
import { arrivalProfile, demoYard, seededRandom } from '@tractrix/demo-yards'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootStack, type Stack } from '../stack/boot-stack.ts'
import { freePort } from '../stack/free-port.ts'

/** Below what dispatch gives work to. */
const EMPTY_SHARE = 0.15

const yard = demoYard('seagirt')!
const signal = AbortSignal.timeout(180_000)
let dataFolder: string
let stack: Stack | undefined

const boot = async () =>
  bootStack({
    dataFolder,
    port: 0,
    mqttPort: await freePort(),
    simRate: 20,
    serverEnv: { TRACTRIX_DEMO_TRAFFIC: 'busy' },
  })

beforeAll(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'tractrix-charged-yard-'))
  stack = await boot()
  await pause(5_000)
  await stack.stop()
  const remembered = globSync(join(dataFolder, 'simulator/**/*.json'))
  for (const file of remembered) {
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replaceAll(/("batteryShare":\s*)[\d.]+/g, `$1${EMPTY_SHARE}`))
  }
  stack = await boot()
}, 120_000)
afterAll(async () => {
  await stack?.stop()
  rmSync(dataFolder, { recursive: true, force: true })
})

const STATE = `query ($siteId: ID!) {
  getTrucks(siteId: $siteId) { id latestTelemetry { batteryPercentage } }
  paginatedMoves(siteId: $siteId, take: 100) { moves { type status truck { id } } }
}`
interface State {
  getTrucks: { id: string; latestTelemetry: { batteryPercentage: number | null } }[]
  paginatedMoves: { moves: { type: string; status: string; truck: { id: string } | null }[] }
}

it('MV-KIN-08 a truck that dispatch gives no work is charged by the demo traffic, and works again', async () => {
  const keys = JSON.parse(readFileSync(join(dataFolder, 'demo-traffic.json'), 'utf8')) as Record<
    string,
    string
  >
  const client = new YardClient({ url: stack!.url, siteId: yard.siteId, key: keys[yard.siteId]! })
  const turn = {
    pace: PACES.busy,
    random: seededRandom('charged-yard'),
    sinceMs: 1_000,
    arrivalProfile: arrivalProfile(),
  }
  const state = () => client.ask<State>(STATE, {}, signal)
  const highest = async () => {
    const { getTrucks } = await state()
    return Math.max(...getTrucks.map(({ latestTelemetry }) => latestTelemetry.batteryPercentage ?? 100))
  }
  await expect.poll(highest, { timeout: 15_000 }).toBeLessThan(20)
  await expect
    .poll(
      async () => {
        await siteTurn(client, turn, new Date(), signal)
        const { moves } = (await state()).paginatedMoves
        const charged = moves.filter(({ type }) => type === 'go_to_charger').map(({ truck }) => truck?.id)
        return moves.some(
          ({ type, status, truck }) =>
            type === 'trailer' && status === 'in_progress' && truck !== null && charged.includes(truck.id),
        )
      },
      { timeout: 100_000, interval: 1_000 },
    )
    .toBe(true)
}, 120_000)
