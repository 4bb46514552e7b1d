import { describe, expect, it } from 'vitest'
import { checkOutRefusal, stayAction, undoCheckoutRefusal } from './trailer-actions.ts'
import { TRAILER_REFUSALS } from './trailer-refusals.ts'

const DAY = 86_400_000
const ON_SITE = { archived: false, archivedAt: null, inTransit: false, otrDropOffConfirmed: true }
const UNSEEN = { ...ON_SITE, otrDropOffConfirmed: false }
const LEFT = { ...ON_SITE, archived: true, archivedAt: '2026-03-02T08:00:00.000Z' }
const at = (ms: number) => ({ now: Date.parse(LEFT.archivedAt) + ms, undoCheckoutMs: DAY })

describe('the stay of a trailer', () => {
  it.each([
    ['confirm_drop_off', UNSEEN, 0, true],
    ['check_out', UNSEEN, 0, false],
    ['check_out', ON_SITE, 0, true],
    ['undo_checkout', LEFT, 0, true],
    ['undo_checkout', LEFT, DAY, true],
    ['re_check_in', LEFT, DAY + 1, true],
    ['re_check_in', { ...LEFT, archivedAt: null }, 0, true],
  ] as const)(
    'OP-TRS-01 OP-TRS-04 OP-SPT-03 OP-SPT-05 OP-OPEN-104 OP-OPEN-105 offers %s',
    (action, trailer, ms, confirmsDropOffs) => {
      expect(stayAction(trailer, { ...at(ms), confirmsDropOffs })).toBe(action)
    },
  )

  it.each([
    [null, ON_SITE, false],
    ['in_use', ON_SITE, true],
    ['in_use', { ...ON_SITE, inTransit: true }, true],
    ['in_transit', { ...ON_SITE, inTransit: true }, false],
    ['drop_off_unconfirmed', { ...UNSEEN, inTransit: true }, false],
    ['checked_out', LEFT, false],
  ] as const)('OP-TRS-09 OP-TRS-10 answers %s to a checkout', (refusal, trailer, isInUse) => {
    expect(checkOutRefusal(trailer, { isInUse, confirmsDropOffs: true })).toBe(refusal)
  })

  it.each([
    [null, LEFT, DAY, false],
    ['undo_window_over', LEFT, DAY + 1, false],
    ['already_checked_in', LEFT, 0, true],
    ['not_checked_out', ON_SITE, 0, false],
  ] as const)(
    'OP-TRS-03 OP-TRS-05 answers %s to undoing a checkout',
    (refusal, trailer, ms, isNameOnSite) => {
      expect(undoCheckoutRefusal(trailer, { ...at(ms), isNameOnSite })).toBe(refusal)
    },
  )

  it('OP-TRS-05 OP-TRS-09 OP-TRS-10 says so in the words of the requirements', () => {
    expect(TRAILER_REFUSALS.of('in_use').message).toBe('Trailer Is In Use')
    expect(TRAILER_REFUSALS.of('in_transit').message).toBe('Trailer Is In Transit')
    expect(TRAILER_REFUSALS.of('already_checked_in').message).toBe('Trailer is already checked in')
  })
})
