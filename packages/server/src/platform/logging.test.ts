import { describe, expect, it } from 'vitest'
import { createLogger } from './logging.ts'

const lineOf = (about: object) => {
  const lines: string[] = []
  createLogger('info', { write: line => void lines.push(line) }).info(about, 'told')
  return JSON.parse(lines[0] ?? '') as Record<string, unknown>
}

describe('the log', () => {
  it('hides secrets wherever they stand', () => {
    const line = lineOf({
      password: 'p1',
      body: { password: 'p2' },
      req: { headers: { cookie: 'c', authorization: 'a' } },
    })
    expect(JSON.stringify(line)).not.toMatch(/p1|p2|"c"|"a"/)
  })

  it('tells an error with its cause and code, without what hangs on it', () => {
    const cause = Object.assign(new Error('inner'), { code: 'ECONNREFUSED' })
    const err = Object.assign(new Error('outer', { cause }), {
      code: 'UNAVAILABLE',
      client: { statement: 'x'.repeat(9_000) },
    })
    expect(lineOf({ err }).err).toEqual({
      type: 'Error',
      message: 'outer',
      code: 'UNAVAILABLE',
      stack: err.stack,
      cause: { type: 'Error', message: 'inner', code: 'ECONNREFUSED', stack: cause.stack },
    })
  })
})
