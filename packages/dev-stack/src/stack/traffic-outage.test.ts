import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { bootStack } from './boot-stack.ts'
import { freePort } from './free-port.ts'

it('the demo traffic waits for a server that is away, goes on when it is back, and ends in order', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'tractrix-traffic-outage-'))
  const lines: string[] = []
  const stack = await bootStack({
    dataFolder,
    port: 0,
    mqttPort: await freePort(),
    demoTraffic: 'calm',
    onLine: (part, line) => {
      if (part === 'demo-traffic') lines.push(line)
    },
  })
  const says = (words: string, sites: number) =>
    expect
      .poll(() => lines.filter(line => line.includes(`"msg":"${words}"`)).length, { timeout: 60_000 })
      .toBeGreaterThanOrEqual(sites)
  try {
    const traffic = stack.demoTraffic!
    await says('demo traffic', 3)
    await stack.server.stop()
    await says('demo traffic waits for the server', 3)
    await stack.restartServer()
    await says('demo traffic goes on', 3)
    expect(traffic.child.exitCode).toBeNull()
    await traffic.stop()
    expect(traffic.child.exitCode).toBe(0)
    expect(lines.filter(line => line.includes('demo traffic waits'))).toHaveLength(3)
  } finally {
    await stack.stop()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}, 180_000)
