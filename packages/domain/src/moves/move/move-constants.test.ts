import { expect, it } from 'vitest'
import { UNSUPPORTED_DIMENSION_CODE } from '../../trailers/index.ts'
import * as constants from './move-constants.ts'

it('MV-CST-01 MV-CST-02 page sizes', () => {
  expect(constants.MOVE_PAGE_SIZES).toEqual([10, 20, 50, 100])
  expect(constants.DEFAULT_PAGE_SIZE).toBe(20)
})

it('MV-CST-03 MV-CST-04 priorities', () => {
  expect([constants.HIGHEST_PRIORITY, constants.LOWEST_PRIORITY, constants.DEFAULT_PRIORITY]).toEqual([
    1, 10, 10,
  ])
})

it('MV-CST-05 the dimension code that no move supports', () => {
  expect(UNSUPPORTED_DIMENSION_CODE).toBe('16822660')
})

it('MV-CST-06 MV-CST-07 other constants', () => {
  expect(constants.LATERAL_OFFSET_KEY).toBe('lateralOffset')
  expect(constants.COMPLETION_TOAST_WINDOW_MS).toBe(10_000)
  expect(constants.RECORDING_REDIRECT_DELAY_MS).toBe(500)
})

it('MV-SUB-10 poll intervals', () => {
  expect(constants.MOVE_POLL_WITH_INTEGRATION_MS).toBe(60_000)
  expect(constants.MOVE_POLL_MS).toBe(300_000)
})

it('MV-VAL-05 MV-STA-05 MV-STA-08 MV-STA-11 MV-TST-01 MV-TST-02 MV-TST-03 texts', () => {
  expect(constants.MOVE_INVALID_TITLE).toBe('Move is Invalid')
  expect(constants.CANCEL_CONFIRMATION_TEXT).toBe(
    'Are you sure you want to cancel this move? This action cannot be undone.',
  )
  expect(constants.CONSOLE_ERROR_MESSAGE).toBe('Move was set to error by the Integration Console.')
  expect(constants.MOVE_TOASTS).toEqual({
    updated: 'Your move has been updated!',
    queued: 'Your move has been added to the queue!',
    added: 'Your move has been added!',
  })
})
