import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followSources } from './follow-sources.ts'

let folder: string
let stop: (() => void) | null = null

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tractrix-sources-'))
})
afterEach(() => {
  stop?.()
  rmSync(folder, { recursive: true, force: true })
})

const change = (name: string) => writeFileSync(join(folder, name), `${Math.random()}`)
const count = (restart: ReturnType<typeof vi.fn>) => () => restart.mock.calls.length

it('restarts when a source changes, in new folders too', async () => {
  const restart = vi.fn(async () => {})
  stop = followSources({ folders: [folder], restart, onFailure: () => {} })
  change('first.ts')
  await expect.poll(count(restart)).toBe(1)
  mkdirSync(join(folder, 'moves'))
  // The watch of a new folder begins a moment after the folder is there.
  await expect
    .poll(
      () => {
        change('moves/second.ts')
        return count(restart)()
      },
      { interval: 400 },
    )
    .toBe(2)
})

it('restarts once more for whatever changed during a restart', async () => {
  const ends: (() => void)[] = []
  const restart = vi.fn(() => new Promise<void>(resolve => ends.push(resolve)))
  stop = followSources({ folders: [folder], restart, onFailure: () => {} })
  change('a.ts')
  await expect.poll(count(restart)).toBe(1)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    change('b.ts')
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
    vi.advanceTimersByTime(1_000)
    change('c.ts')
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
    vi.advanceTimersByTime(1_000)
  } finally {
    vi.useRealTimers()
  }
  expect(restart).toHaveBeenCalledTimes(1)
  ends[0]?.()
  await expect.poll(count(restart)).toBe(2)
  ends[1]?.()
  change('d.ts')
  await expect.poll(count(restart)).toBe(3)
})

it('tells of a restart that failed, and tries again with the next change', async () => {
  const restart = vi.fn(async () => {})
  restart.mockRejectedValueOnce(new Error('no'))
  const onFailure = vi.fn()
  stop = followSources({ folders: [folder], restart, onFailure })
  change('a.ts')
  await expect.poll(() => onFailure.mock.calls).toEqual([[new Error('no')]])
  change('a.ts')
  await expect.poll(count(restart)).toBe(2)
})
