import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { bootStack } from './boot-stack.ts'
import { freePort } from './free-port.ts'

const isUp = async (url: string) => (await fetch(`${url}/readyz`)).status

it('starts the server again at its address, with a debugger that can be attached', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'tractrix-restart-'))
  const lines: string[] = []
  const stack = await bootStack({
    dataFolder,
    port: 0,
    mqttPort: await freePort(),
    simulator: false,
    nodeArgs: { server: ['--inspect=127.0.0.1:0'], simulator: [] },
    onLine: (_part, line) => lines.push(line),
  })
  try {
    expect(await isUp(stack.url)).toBe(200)
    const first = stack.server
    await stack.restartServer()
    expect(await isUp(stack.url)).toBe(200)
    expect(stack.server.child.pid).not.toBe(first.child.pid)
    expect(await first.ended).toBe(0)
    const inspectors = lines.filter(line => /^Debugger listening on ws:\/\/127\.0\.0\.1:/.test(line))
    expect(inspectors).toHaveLength(2)
  } finally {
    await stack.stop()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}, 120_000)
