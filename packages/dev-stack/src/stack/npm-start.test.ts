import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ROOT } from '../tools/root.ts'
import { freePort } from './free-port.ts'

interface Process {
  pid: number
  parent: number
  command: string
}

/** Every living process of this machine. */
const processes = (): Process[] => (process.platform === 'linux' ? fromProc() : fromPs())

function fromProc(): Process[] {
  return readdirSync('/proc').flatMap(name => {
    if (!/^\d+$/.test(name)) return []
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      if (state === 'Z' || state === 'X') return []
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ')
      return [{ pid: Number(name), parent: Number(parent), command }]
    } catch {
      return []
    }
  })
}

function fromPs(): Process[] {
  const listed = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' })
  return listed.split('\n').flatMap(line => {
    const [, pid, parent, state, command] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? []
    if (!pid || state?.startsWith('Z')) return []
    return [{ pid: Number(pid), parent: Number(parent), command: command ?? '' }]
  })
}

/** The process and all below it, oldest first. */
function familyOf(pid: number): Process[] {
  const all = processes()
  const family = all.filter(one => one.pid === pid)
  for (const one of family) family.push(...all.filter(other => other.parent === one.pid))
  return family
}

let folder: string
let npm: ChildProcess | null = null
let family: Process[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tractrix-kill-'))
})
afterEach(async () => {
  for (const { pid } of survivors()) process.kill(pid, 'SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

/** Those of the family that live, whoever their parent is now. */
const survivors = () => {
  const living = processes()
  return family.filter(one => living.some(other => other.pid === one.pid && other.command === one.command))
}

/** Starts everything as a user does, in a group of its own, and waits for the address. */
async function start(): Promise<void> {
  const env = {
    ...process.env,
    TRACTRIX_DATA: folder,
    TRACTRIX_DEMO_TRAFFIC: 'calm',
    PORT: '0',
    MQTT_PORT: String(await freePort()),
  }
  npm = spawn('npm', ['start'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  const said: string[] = []
  const running = npm
  await new Promise<void>((resolve, reject) => {
    for (const stream of [running.stdout, running.stderr])
      if (stream)
        createInterface({ input: stream }).on('line', line => {
          said.push(line)
          if (line.includes('Tractrix is at')) resolve()
        })
    running.on('exit', code => reject(new Error(`npm start ended (${code}):\n${said.join('\n')}`)))
  })
  await expect
    .poll(() => familyOf(running.pid!).some(is('demo-traffic/src/main.ts')), { timeout: 60_000 })
    .toBe(true)
  family = familyOf(running.pid!)
}

const is = (part: string) => (one: Process) => one.command.includes(part)

/** Which parts have written into the log file of the data folder. */
const partsInLog = async () => {
  const text = await readFile(join(folder, 'logs', 'tractrix.log'), 'utf8').catch(() => '')
  return text
    .split('\n')
    .filter(Boolean)
    .map(line => (JSON.parse(line) as { part: string }).part)
}

describe('kill -9 takes everything along that npm start brought', () => {
  const victims: [string, () => number][] = [
    ['npm', () => npm?.pid ?? 0],
    ['tools/run.mjs', () => family.find(is('tools/run.mjs start'))?.pid ?? 0],
    ['start.ts', () => family.find(is('dev-stack/src/start.ts'))?.pid ?? 0],
  ]
  it.each(victims)(
    'when %s is killed: server, simulated trucks, demo traffic and database end',
    async (_name, victim) => {
      await start()
      for (const part of [
        'server/src/main.ts',
        'simulator/src/main.ts',
        'demo-traffic/src/main.ts',
        'postgres',
      ])
        expect(family.some(is(part)), part).toBe(true)
      await expect.poll(partsInLog, { timeout: 60_000 }).toContain('simulator')
      process.kill(victim(), 'SIGKILL')
      await expect.poll(() => survivors().map(one => one.command), { timeout: 20_000 }).toEqual([])
    },
    240_000,
  )
})

it('says in one line that a port is taken, and ends with 1', async () => {
  const other = createServer()
  await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as { port: number }
  const env = {
    ...process.env,
    TRACTRIX_DATA: folder,
    PORT: String(port),
    MQTT_PORT: String(await freePort()),
  }
  const run = spawn(process.execPath, ['tools/run.mjs', 'start'], { cwd: ROOT, env })
  let said = ''
  for (const stream of [run.stdout, run.stderr]) stream.on('data', text => (said += text))
  const code = await new Promise(resolve => run.on('close', resolve))
  other.close()
  expect(code).toBe(1)
  const lines = said.split('\n').filter(line => line && line !== 'Console built.')
  expect(lines).toEqual([expect.stringMatching(`^PORT=${port}: this port of 127.0.0.1 is taken`)])
}, 240_000)
