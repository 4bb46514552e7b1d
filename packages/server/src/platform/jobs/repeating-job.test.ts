import { describe, expect, it } from 'vitest'
import { Disposables } from '../disposables.ts'
import { startRepeatingJob } from './repeating-job.ts'

describe('a repeating job', () => {
  it('runs again after a failure, never twice at once, and no more after stop', async () => {
    const failures: unknown[] = []
    let runs = 0
    let atOnce = 0
    let thrice: () => void = () => undefined
    const ranThrice = new Promise<void>(resolve => {
      thrice = resolve
    })
    const job = startRepeatingJob(
      'sweep',
      1,
      { error: (about: unknown) => failures.push(about) },
      async () => {
        expect(++atOnce).toBe(1)
        await new Promise(resolve => setImmediate(resolve))
        atOnce--
        if (++runs === 3) thrice()
        throw new Error(`run ${runs}`)
      },
    )
    await ranThrice
    await job.stop()
    const before = runs
    await new Promise(resolve => setImmediate(resolve))
    expect(runs).toBe(before)
    expect(failures).toHaveLength(runs)
    expect(failures[0]).toMatchObject({ job: 'sweep' })
  })
})

describe('what was started', () => {
  it('is ended the youngest first, each once, also when one of them fails', async () => {
    const started = new Disposables()
    const ended: string[] = []
    started.add('first', () => void ended.push('first'))
    started.add('second', () => {
      throw new Error('no')
    })
    started.add('third', async () => void ended.push('third'))
    const failed: string[] = []
    await started.dispose(name => failed.push(name))
    await started.dispose(name => failed.push(name))
    expect(ended).toEqual(['third', 'first'])
    expect(failed).toEqual(['second'])
  })
})
