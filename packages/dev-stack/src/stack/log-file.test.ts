import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { LogFile } from './log-file.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tractrix-log-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const now = () => new Date('2026-03-01T12:00:00.000Z')
const read = (name = 'tractrix.log') =>
  readFileSync(join(folder, 'logs', name), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line))

it('keeps every line as JSON, with the part that said it', () => {
  const log = new LogFile(folder, { now })
  log.write('server', '{"level":30,"msg":"fine"}')
  log.write('simulator', 'plain "words"')
  log.write('server', '{}')
  expect(read()).toEqual([
    { part: 'server', level: 30, msg: 'fine' },
    { part: 'simulator', time: '2026-03-01T12:00:00.000Z', msg: 'plain "words"' },
    { part: 'server', time: '2026-03-01T12:00:00.000Z', msg: '{}' },
  ])
  expect(statSync(join(folder, 'logs', 'tractrix.log')).mode & 0o777).toBe(0o600)
})

it('never takes more than its files may, also over restarts and with a huge line', () => {
  for (let start = 0; start < 5; start++) {
    const log = new LogFile(folder, { fileBytes: 20_000, keptFiles: 2, now })
    for (let n = 0; n < 500; n++)
      log.write('server', JSON.stringify({ level: 30, start, n, msg: 'x'.repeat(100) }))
    log.write('server', 'y'.repeat(1_000_000))
  }
  const names = readdirSync(join(folder, 'logs')).sort()
  expect(names).toEqual(['tractrix.1.log', 'tractrix.2.log', 'tractrix.log'])
  const sizes = names.map(name => statSync(join(folder, 'logs', name)).size)
  for (const size of sizes) expect(size).toBeLessThanOrEqual(20_000)
  expect(sizes.reduce((sum, size) => sum + size)).toBeGreaterThan(30_000)
  expect(read().at(-1).msg).toMatch(/^y+ …$/)
})

it('waits for the data folder, which it does not make', () => {
  const later = join(folder, 'later')
  const log = new LogFile(later, { now })
  log.write('server', 'first')
  expect(readdirSync(folder)).toEqual([])
  mkdirSync(later)
  log.write('server', 'second')
  folder = later
  expect(read().map(line => line.msg)).toEqual(['first', 'second'])
})

it('lives through a full disk and a folder that cannot be', () => {
  mkdirSync(join(folder, 'logs'))
  symlinkSync('/dev/full', join(folder, 'logs', 'tractrix.log'))
  new LogFile(folder, { now }).write('server', 'lost')
  for (const nowhere of ['/proc/tractrix', '/dev/null']) new LogFile(nowhere).write('server', 'lost')
  expect(readdirSync(join(folder, 'logs'))).toEqual(['tractrix.log'])
})
