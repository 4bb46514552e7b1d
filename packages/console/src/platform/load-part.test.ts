import { expect, it } from 'vitest'
import { loadPart } from './load-part.ts'

const gone = () => Promise.reject(new Error('Failed to fetch'))

it('waits while the server cannot be reached, however long, and then loads', async () => {
  let waits = 0
  const network = { serverAnswers: async () => false, nextChance: async () => void waits++ }
  expect(await loadPart(() => (waits < 30 ? gone() : Promise.resolve('part')), network)).toBe('part')
  expect(waits).toBe(30)
})

it('tries once more when the server is back, and fails when it has no such code', async () => {
  let tries = 0
  const network = { serverAnswers: async () => true, nextChance: async () => {} }
  expect(await loadPart(() => (++tries === 1 ? gone() : Promise.resolve('part')), network)).toBe('part')
  await expect(loadPart(gone, network)).rejects.toThrow('Failed to fetch')
})
