import { expect, it } from 'vitest'
import { AV_BLOCKED_MESSAGES } from './av-blocked-reasons.ts'
import { blockedSentence } from './truck-sentences.ts'

const avBlockedMessage = (code: string | null) => blockedSentence(code).message

it('OP-AVB-01 says what each of the thirteen reason codes means', () => {
  expect(Object.keys(AV_BLOCKED_MESSAGES)).toHaveLength(13)
  expect(avBlockedMessage('503')).toBe('Spot is occupied or has an obstacle present')
  expect(avBlockedMessage('1001')).toBe(
    'An obstacle or misparked trailer is present in the intended final pose',
  )
  expect(avBlockedMessage('1027')).toBe('There is not enough space in the spot to park - go to a new spot')
})

it('OP-AVB-02 says of any other code only that the truck is blocked', () => {
  for (const code of [null, '', '9999', 'constructor', '__proto__'])
    expect(avBlockedMessage(code)).toBe('The AV is blocked.')
})
