import { expect, it } from 'vitest'
import { FieldPacer } from './field-pacer.ts'

const turn = () => new Promise(resolve => setImmediate(resolve))

it('lets so many fields begin in one turn, and the others wait in order', async () => {
  const pacer = new FieldPacer(10)
  const begun: string[] = []
  const take = (name: string, fields: number) => void pacer.take(fields).then(() => begun.push(name))
  expect(pacer.takeNow(6)).toBe(true)
  expect(pacer.takeNow(5)).toBe(false)
  take('a', 8)
  take('b', 3)
  take('c', 30)
  take('d', 1)
  // Whoever comes later waits behind them, though there would be room.
  expect(pacer.takeNow(1)).toBe(false)
  await turn()
  expect(begun).toEqual(['a'])
  await turn()
  expect(begun).toEqual(['a', 'b'])
  await turn()
  expect(begun).toEqual(['a', 'b', 'c'])
  await turn()
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
})

it('is fresh again after a turn in which nobody came', async () => {
  const pacer = new FieldPacer(10)
  expect(pacer.takeNow(10)).toBe(true)
  await turn()
  expect(pacer.takeNow(10)).toBe(true)
  expect(pacer.itemsPerTurn(3)).toBe(3)
  expect(pacer.itemsPerTurn(50)).toBe(1)
})
