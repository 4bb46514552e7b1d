import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pageCount, pageRange } from './pagination.ts'

it('MV-PAG-06 the rows of a page', () => {
  expect(pageRange(1, 20, 134)).toEqual({ first: 1, last: 20 })
  expect(pageRange(7, 20, 134)).toEqual({ first: 121, last: 134 })
})

it('MV-PAG-06 no range of a list without rows', () => {
  expect(pageRange(1, 20, 0)).toBeNull()
})

it('MV-PAG-06 the pages cover every row once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3000 }), fc.constantFrom(10, 20, 50, 100), (total, size) => {
      let next = 1
      for (let page = 1; page <= pageCount(total, size); page++) {
        const { first, last } = pageRange(page, size, total)!
        expect(first).toBe(next)
        next = last + 1
      }
      expect(next).toBe(total + 1)
    }),
  )
  expect(pageCount(0, 20)).toBe(1)
})
