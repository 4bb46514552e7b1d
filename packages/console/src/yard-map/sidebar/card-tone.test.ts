import { expect, it } from 'vitest'
import { cardTone } from './card-tone.ts'

it('OP-TRC-23 OP-TRC-24 OP-TRC-25 colours a truck card by assist first, then connection', () => {
  expect(cardTone({ needsHelp: false, presence: 'live' })).toBe('green')
  expect(cardTone({ needsHelp: false, presence: 'connected' })).toBe('green')
  expect(cardTone({ needsHelp: false, presence: 'disconnected' })).toBe('grey')
  expect(cardTone({ needsHelp: true, presence: 'disconnected' })).toBe('red')
})
