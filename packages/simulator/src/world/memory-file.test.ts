import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync, unlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { SettingError } from '../config/sim-config.ts'
import { MemoryFile } from './memory-file.ts'
import type { YardMemory } from './world-memory.ts'

let folder: string
let problems: string[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tractrix-memory-'))
  problems = []
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const memory = (serial: string) => ({ version: 2, trailers: {}, trucks: { [serial]: {} } }) as YardMemory
const open = (where = folder) => new MemoryFile(where, 'krems', message => problems.push(message))

it('is there again after a restart, also in a folder that did not exist', () => {
  const deep = join(folder, 'a', 'b')
  open(deep).write(memory('t1'))
  expect(open(deep).read()).toEqual(memory('t1'))
  expect(readdirSync(deep)).toEqual(['krems.json'])
})

it('a full disk neither ends the simulator nor harms what was kept, is reported once, and passes', () => {
  const file = open()
  file.write(memory('before'))
  const fullDisk = () => symlinkSync('/dev/full', join(folder, 'krems.json.new'))
  fullDisk()
  file.write(memory('t1'))
  expect(open().read()).toEqual(memory('before'))
  expect(existsSync(join(folder, 'krems.json.new'))).toBe(false)
  fullDisk()
  file.write(memory('t2'), true)
  expect(problems).toEqual([expect.stringMatching(/krems\.json cannot be written \(ENOSPC\)/)])
  let tries = 0
  while (!problems.at(-1)?.endsWith('is written again')) {
    file.write(memory(`t${++tries + 2}`))
    expect(tries).toBeLessThan(10)
  }
  expect(tries).toBe(5)
  expect(open().read()).toEqual(memory(`t${tries + 2}`))
})

it('tries ever more rarely while nothing can be written', () => {
  const file = open()
  const growing = join(folder, 'krems.json.new')
  let tries = 0
  for (let turn = 0; turn < 200; turn++) {
    if (!existsSync(growing)) symlinkSync('/dev/full', growing)
    file.write(memory(`t${turn}`))
    if (!existsSync(growing)) tries++
  }
  unlinkSync(growing)
  expect(tries).toBeGreaterThan(5)
  expect(tries).toBeLessThan(12)
})

it.each(['/proc/tractrix/memory', '/dev/null', '/dev/null/memory'])(
  'a folder that cannot exist is refused in one line: %s',
  where => {
    expect(() => open(where)).toThrow(SettingError)
    expect(() => open(where)).toThrow(`SIM_STATE_DIR=${where}: this folder cannot be used`)
  },
)
