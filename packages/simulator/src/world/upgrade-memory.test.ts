import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { TestWorld } from '../testing/build-world.ts'
import { MemoryFile } from './memory-file.ts'
import type { YardMemory1 } from './upgrade-memory.ts'
import { rememberYard } from './world-memory.ts'

/** What version 1 wrote of five trucks: some in spots, some on their way out of one, some on from a lane. */
const FILE_1 = gunzipSync(readFileSync(new URL('../testing/saved/krems-1.json.gz', import.meta.url)))
const saved = JSON.parse(FILE_1.toString()) as YardMemory1

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tractrix-upgrade-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const open = () => new MemoryFile(folder, 'krems', () => {})

function read(text: Buffer | string) {
  writeFileSync(join(folder, 'krems.json'), text)
  return open().read()
}

it('a file of version 1 puts every truck in its spot or on the very drive on which it was', () => {
  const drives = Object.values(saved.trucks).map(({ drive }) => drive)
  expect(new Set(drives.map(drive => drive?.start.kind))).toEqual(new Set([undefined, 'berth', 'track']))

  const world = new TestWorld({ alias: 'krems', trucks: drives.length, memory: read(FILE_1) })
  for (const { serial, driver } of world.trucks) {
    const { at, drive } = saved.trucks[serial]!
    expect(driver.at?.spot.id).toBe(at?.berthId)
    expect(driver.drive?.drivenMeters).toBe(drive?.way)
    expect(driver.drive?.plan.request.goal.spot.id).toBe(drive?.goal.berthId)
    if (!drive) continue
    expect(driver.drive?.plan.request.start).toMatchObject(
      drive.start.kind === 'track'
        ? { kind: 'track', place: { track: drive.start.place.track, atMeters: drive.start.place.way } }
        : { kind: 'spot', spot: { id: drive.start.berthId } },
    )
  }
})

it('a file of version 1 is written in the present version, and the paths back onto a track are kept', () => {
  const memory = read(FILE_1)!
  const places = Object.values(memory.trucks).flatMap(truck => truck.escape ?? [])
  expect(places.map(({ place }) => place.atMeters)).toEqual(
    Object.values(saved.trucks).flatMap(truck => truck.escape?.place.way ?? []),
  )
  const world = new TestWorld({ alias: 'krems', trucks: Object.keys(memory.trucks).length, memory })
  const again = rememberYard(world.world.yards[0]!)
  open().write(again)
  expect(open().read()).toEqual(JSON.parse(JSON.stringify(again)))
  expect(again.version).toBe(2)
  expect(JSON.stringify(again)).not.toMatch(/berth|"way"/)
})

it.each(['{"version":3,"trucks":{}}', '{"version":1}', 'null', 'half a fi'])(
  'of another file nothing is taken: %s',
  text => expect(read(text)).toBeNull(),
)
