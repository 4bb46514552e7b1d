import { expect, it } from 'vitest'
import { HeldDocuments } from './held-documents.ts'

it('holds documents of a person up to the limit, each once, until nobody listens any more', () => {
  const held = new HeldDocuments(100)
  const leaves = [held.hold('op-a', 'one', 60), held.hold('op-a', 'one', 60), held.hold('op-b', 'two', 100)]
  expect(leaves).not.toContain(null)
  expect(held.hold('op-a', 'two', 41)).toBeNull()
  leaves[0]?.()
  expect(held.hold('op-a', 'two', 41)).toBeNull()
  leaves[1]?.()
  const again = held.hold('op-a', 'two', 100)
  expect(again).not.toBeNull()
  again?.()
  leaves[2]?.()
  expect(held.size).toBe(0)
})
