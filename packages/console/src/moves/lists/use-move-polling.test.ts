import { expect, it } from 'vitest'
import { movePollMs } from './use-move-polling.ts'

it('MV-SUB-10 asks every minute with an integration, else every five minutes', () => {
  expect(movePollMs(true)).toBe(60_000)
  expect(movePollMs(false)).toBe(300_000)
})
