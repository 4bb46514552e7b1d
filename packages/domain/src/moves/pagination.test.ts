import fc from 'fast-check'
import { expect, it } from 'vitest'
import { moveRangeText, pageCount, pageSizeText, parsePageNumber, trailerRangeText } from './pagination.ts'

it('MV-PAG-02 MV-OPEN-61 results per page', () => {
  expect(pageSizeText(20, 134)).toBe('20 results per page (134 total)')
})

it('MV-PAG-06 range of moves', () => {
  expect(moveRangeText(1, 20, 134)).toBe('1-20 of 134 move(s)')
  expect(moveRangeText(7, 20, 134)).toBe('121-134 of 134 move(s)')
})

it('MV-PAG-06 no range of a list without rows', () => {
  expect(moveRangeText(1, 20, 0)).toBe('')
  expect(trailerRangeText(1, 20, 0)).toBe('')
})

it('range of trailers', () => {
  expect(trailerRangeText(2, 20, 41)).toBe('21-40 of 41 trailer(s)')
})

it('MV-PAG-05 takes page numbers from 1 to the page count', () => {
  expect(['1', ' 7 ', '007'].map(input => parsePageNumber(input, 7))).toEqual([1, 7, 7])
  for (const input of ['0', '8', '-1', '1.5', '1e0', '', 'two', '٣', '99999999999999999999']) {
    expect(parsePageNumber(input, 7)).toBeNull()
  }
})

it('MV-PAG-05 never lets any text lead outside the pages', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.integer().map(String)),
      fc.integer({ min: 1, max: 500 }),
      (input, pages) => {
        const page = parsePageNumber(input, pages)
        if (page !== null) expect(Number.isInteger(page) && page >= 1 && page <= pages).toBe(true)
      },
    ),
  )
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
