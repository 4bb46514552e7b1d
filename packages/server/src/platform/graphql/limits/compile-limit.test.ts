import { expect, it } from 'vitest'
import { CompileLimit } from './compile-limit.ts'

it('compiles short documents only, a hundred a minute', () => {
  const limit = new CompileLimit()
  expect(limit.take(501, 0)).toBe(false)
  for (let count = 0; count < 100; count++) expect(limit.take(500, 0)).toBe(true)
  expect(limit.take(10, 59_999)).toBe(false)
  expect(limit.take(10, 60_000)).toBe(true)
})
