import fc from 'fast-check'
import { expect, it } from 'vitest'
import { moveRangeText, pageCount, pageSizeText } from './pagination.ts'

it('MV-PAG-02 MV-OPEN-61 results per page', () => {
  expect(pageSizeText(20, 134)).toBe('20 results per page (134 total)')
})

it('MV-PAG-06 range of moves', () => {
  expect(moveRangeText(1, 20, 134)).toBe('1-20 of 134 move(s)')
  expect(moveRangeText(7, 20, 134)).toBe('121-134 of 134 move(s)')
})

it('MV-PAG-06 no range of a list without rows', () => {
  expect(moveRangeText(1, 20, 0)).toBe('')
})

it('MV-PAG-06 the pages cover every row once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3000 }), fc.constantFrom(10, 20, 50, 100), (total, size) => {
      let next = 1
      for (let page = 1; page <= pageCount(total, size); page++) {
        const [first, last] = moveRangeText(page, size, total).split(' ')[0]!.split('-').map(Number)
        expect(first).toBe(next)
        next = last! + 1
      }
      expect(next).toBe(total + 1)
    }),
  )
  expect(pageCount(0, 20)).toBe(1)
})
