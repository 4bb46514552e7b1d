import { catalogued } from '@tractrix/domain/errors'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SiteWorker } from './site-worker.ts'

const log = { error: vi.fn(), warn: vi.fn() }
const workers: SiteWorker[] = []

function newWorker(run: () => Promise<void> = async () => {}): SiteWorker {
  const worker = new SiteWorker(run, log)
  workers.push(worker)
  return worker
}

/** What PostgreSQL answers, as the driver tells it. */
const databaseError = (code: string) => Object.assign(new Error(code), { code })

afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.close()
})

describe('a report of a vehicle', () => {
  it.each([
    ['no connection can be had', catalogued('UNAVAILABLE')],
    ['PostgreSQL shuts down', databaseError('57P01')],
    ['the line is cut', new Error('Connection terminated unexpectedly')],
  ])('is kept and tried again while %s', async (_case, error) => {
    const take = vi.fn().mockRejectedValueOnce(error).mockResolvedValue(undefined)
    const worker = newWorker()
    worker.report(take)
    await worker.idle()
    expect(take).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['a rule of ours', catalogued('TRAILER_NOT_FOUND')],
    ['a rule of the database', databaseError('23514')],
    ['a bug', new TypeError('x is not a function')],
  ])('that is refused by %s does not hold up what comes after it', async (_case, error) => {
    const take = vi.fn().mockRejectedValue(error)
    const next = vi.fn().mockResolvedValue(undefined)
    const worker = newWorker()
    worker.report(take)
    worker.report(next)
    await worker.idle()
    expect(take).toHaveBeenCalledOnce()
    expect(next).toHaveBeenCalledOnce()
  })
})
