import { expect, it } from 'vitest'
import { readConsoleFeatures } from './console-features.ts'

it('MV-CST-16 turns the move class on only when the server says so', () => {
  expect(readConsoleFeatures({ moveClassEnabled: true }).moveClassEnabled).toBe(true)
  expect(readConsoleFeatures({ moveClassEnabled: 'yes' }).moveClassEnabled).toBe(false)
})

it('MV-CST-18 MV-OPEN-33 names the environment outside production', () => {
  expect(readConsoleFeatures({ environmentName: 'staging' }).environmentName).toBe('staging')
  expect(readConsoleFeatures({ environmentName: 'production' }).environmentName).toBeNull()
})

it.each([null, undefined, '', 7, [], { environmentName: 7 }])('takes %j for nothing set', garbage => {
  expect(readConsoleFeatures(garbage)).toEqual({
    moveClassEnabled: false,
    environmentName: null,
    logRerenders: false,
    bugTicketUrl: null,
    bugTicketFormId: null,
  })
})

it('MV-BUG-07 MV-CST-17 takes the ticket form and the rerender log from the environment', () => {
  const settings = { bugTicketUrl: 'https://t.example', bugTicketFormId: '7', logRerenders: true }
  expect(readConsoleFeatures(settings)).toMatchObject(settings)
})
