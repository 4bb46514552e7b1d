import { expect, it } from 'vitest'
import { rankOptions } from './rank-options.ts'

const options = ['PE16 HJBT 5516', 'E160', 'E16 free', 'E01 Böhm Spedition']
const find = (query: string) =>
  rankOptions(options, query, { name: option => option.split(' ')[0]!, text: option => option })

it('keeps the order while nothing is asked for', () => {
  expect(find('  ')).toEqual(options)
})

it('puts the name itself first, then names that begin with the query, then the rest', () => {
  expect(find('e16')).toEqual(['E16 free', 'E160', 'PE16 HJBT 5516'])
})

it('finds each word anywhere in what is shown, without case and accents', () => {
  expect(find('5516 hjbt')).toEqual(['PE16 HJBT 5516'])
  expect(find('bohm')).toEqual(['E01 Böhm Spedition'])
  expect(find('böhm e01')).toEqual(['E01 Böhm Spedition'])
  expect(find('böhm e16')).toEqual([])
})
