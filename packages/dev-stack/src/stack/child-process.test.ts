import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { ROOT } from '../tools/root.ts'

const STARTER = `
import { startPart } from '${ROOT}packages/dev-stack/src/stack/child-process.ts'
const env = { MQTT_URL: 'mqtt://127.0.0.1:9', SIM_FLEET_KEY: 'k'.repeat(43), SIM_SITES: 'krems' }
const part = startPart('packages/simulator/src/main.ts', env, () => console.log('part ' + part.child.pid))
setInterval(() => {}, 1000)
`

/** Whether a process lives. */
function lives(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

it('leaves no simulated truck behind when whoever started it is killed', async () => {
  const starter = spawn(process.execPath, ['--input-type=module-typescript', '--eval', STARTER], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(createInterface({ input: starter.stdout }), 'line')) as [string]
  const pid = Number(line.replace('part ', ''))
  expect(lives(pid)).toBe(true)
  starter.kill('SIGKILL')
  await expect.poll(() => lives(pid), { timeout: 10_000 }).toBe(false)
})
