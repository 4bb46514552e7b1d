import type pg from 'pg'
import { describe, expect, it } from 'vitest'
import { answerUnavailable } from './answer-unavailable.ts'

/** A client whose every query fails with this. */
function clientThatFailsWith(error: Error, onDiskFull?: () => void): pg.ClientBase {
  const client = { query: () => Promise.reject(error) } as unknown as pg.ClientBase
  answerUnavailable(client, onDiskFull)
  return client
}

const coded = (code: string) => Object.assign(new Error('it broke'), { code })

describe('a connection that breaks during a query', () => {
  const endings = [
    ...['57P01', '57P02', '57P03', '08006', 'EPIPE', 'ECONNRESET'].map(coded),
    new Error('Connection terminated unexpectedly'),
    new Error('Client has encountered a connection error and is not queryable'),
  ]

  for (const error of endings)
    it(`is UNAVAILABLE: ${(error as { code?: string }).code ?? error.message}`, async () => {
      const client = clientThatFailsWith(error)
      await expect(client.query('select 1')).rejects.toMatchObject({ code: 'UNAVAILABLE', cause: error })
      await expect(client.query('commit')).rejects.toBe(error)
      await expect(client.query('rollback')).resolves.toMatchObject({ rows: [] })
    })

  it('is told apart from what PostgreSQL refuses', async () => {
    for (const error of [coded('23505'), coded('40P01'), new Error('no code')])
      await expect(clientThatFailsWith(error).query('select 1')).rejects.toBe(error)
    await expect(clientThatFailsWith(coded('23505')).query('rollback')).rejects.toThrow()
  })
})

describe('a database that has run out of something', () => {
  for (const code of ['53100', '53200', '53300', '58030', '25006'])
    it(`is UNAVAILABLE, also at the commit, which it has undone: ${code}`, async () => {
      let full = 0
      const error = coded(code)
      const client = clientThatFailsWith(error, () => full++)
      for (const words of ['insert', 'commit'])
        await expect(client.query(words)).rejects.toMatchObject({ code: 'UNAVAILABLE', cause: error })
      expect(full).toBe(code === '53100' ? 2 : 0)
    })
})
