import { expect, it } from 'vitest'
import { NewestFacts } from './newest-facts.ts'

const move = (changes: Record<string, unknown>) => ({
  __typename: 'Move',
  id: 'm1',
  status: 'pending',
  waitReasons: [] as unknown[],
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...changes,
})
const LATER = '2026-01-01T00:00:01.000Z'

it('keeps what an event brought when the answer to the command comes after it', () => {
  const facts = new NewestFacts()
  facts.learn({ moveUpdates: { move: move({ status: 'in_progress', updatedAt: LATER }) } })
  expect(facts.corrected({ moveToPending: [move({})] }, 'mutation')).toEqual({
    moveToPending: [move({ status: 'in_progress', updatedAt: LATER })],
  })
})

it('takes the event of the same time as the later one after a command, but not after a question', () => {
  const facts = new NewestFacts()
  facts.learn(move({ waitReasons: ['no truck'] }))
  expect(facts.corrected(move({}), 'mutation')).toEqual(move({ waitReasons: ['no truck'] }))
  expect(facts.corrected(move({}), 'query')).toEqual(move({}))
})

it('lets newer answers and other objects through', () => {
  const facts = new NewestFacts()
  facts.learn(move({ status: 'pending' }))
  const newer = move({ status: 'complete', updatedAt: LATER })
  expect(facts.corrected(newer, 'mutation')).toEqual(newer)
  expect(facts.corrected(move({ id: 'm2' }), 'mutation')).toEqual(move({ id: 'm2' }))
  expect(facts.corrected({ site: { id: 'm1', name: 'Baltimore' } }, 'query')).toEqual({
    site: { id: 'm1', name: 'Baltimore' },
  })
})

it('corrects only the fields that were asked for', () => {
  const facts = new NewestFacts()
  facts.learn(move({ status: 'complete', updatedAt: LATER }))
  const { waitReasons: _, ...narrow } = move({ history: ['created'] })
  expect(facts.corrected({ move: narrow }, 'query')).toEqual({
    move: { ...narrow, status: 'complete', updatedAt: LATER },
  })
})
