import { expect, it } from 'vitest'
import { storyLine } from './move-story.tsx'

const facts = { event: 'queued', actorKind: 'user', actorName: 'Maya Operator' }

it('tells who did what, and the status where it changed', () => {
  expect(storyLine({ ...facts, fromStatus: 'draft', toStatus: 'pending' })).toBe(
    'Queued by Maya Operator, Draft to Pending',
  )
  expect(storyLine({ ...facts, fromStatus: 'pending', toStatus: 'pending' })).toBe('Queued by Maya Operator')
  expect(storyLine({ ...facts, actorName: null, fromStatus: null, toStatus: 'draft' })).toBe(
    'Queued by User, Draft',
  )
})
