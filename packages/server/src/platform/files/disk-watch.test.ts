import { afterEach, expect, it } from 'vitest'
import { DISK_RESERVE_BYTES, DiskWatch } from './disk-watch.ts'

let watch: DiskWatch
afterEach(() => watch.stop())

it('lets nothing be written while the disk is full, and says so once', async () => {
  let free = DISK_RESERVE_BYTES
  const said: string[] = []
  const say = (_about: object, words: string) => void said.push(words)
  watch = new DiskWatch({
    folder: '/data',
    log: { warn: say, error: say } as never,
    free: async () => free,
  })
  await watch.look()
  expect(() => watch.assertNotFull()).not.toThrow()
  free -= 1
  await watch.look()
  await watch.look()
  expect(() => watch.assertNotFull()).toThrow(
    expect.objectContaining({ code: 'UNAVAILABLE', cause: new Error('the disk of /data is full') }),
  )
  free += 1
  await watch.look()
  expect(() => watch.assertNotFull()).not.toThrow()
  expect(said).toEqual([
    'the disk is full: nothing is saved until 50 MB are free on it again',
    'the disk has room again',
  ])
})
