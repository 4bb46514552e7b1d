import { expect, it } from 'vitest'
import { detailLines } from './detail-lines.ts'

it('MV-DET-01 MV-DET-02 lists every field with its keys in alphabetical order', () => {
  expect(detailLines({ b: 1, a: 'x', C: true }).map(line => [line.key, line.value])).toEqual([
    ['a', 'x'],
    ['b', '1'],
    ['C', 'true'],
  ])
})

it('MV-DET-03 shows ISO times as YYYY-MM-DD h:mm A and leaves other texts alone', () => {
  const time = new Date(2026, 4, 12, 21, 5).toISOString()
  expect(detailLines({ at: time, word: '2026-05-12' }).map(line => line.value)).toEqual([
    '2026-05-12 9:05 PM',
    '2026-05-12',
  ])
})

it('MV-DET-04 hides keys that start with an underscore, on every level', () => {
  expect(
    detailLines({ __typename: 'Move', zone: { __typename: 'ZoneRef', id: 'z' } }).map(line => line.path),
  ).toEqual(['zone', 'zone.id'])
})

it('MV-DET-05 MV-OPEN-62 indents nested objects and lists arrays by index', () => {
  const lines = detailLines({ waitReasons: [{ code: 'a' }, { code: 'b' }] })
  expect(lines.map(({ path, depth }) => [path, depth])).toEqual([
    ['waitReasons', 0],
    ['waitReasons.0', 1],
    ['waitReasons.0.code', 2],
    ['waitReasons.1', 1],
    ['waitReasons.1.code', 2],
  ])
})

it('MV-OPEN-31 lists empty fields with a hyphen', () => {
  expect(detailLines({ a: null, b: '', c: {}, d: [], e: undefined }).map(line => line.value)).toEqual(
    Array(5).fill('-'),
  )
})
