import { expect, it } from 'vitest'
import { DEFAULT_SITE_CONFIG, DEFAULT_UNDO_CHECKOUT_MS, SITE_CONFIG_FLAGS } from './site-config.ts'

it('OP-ENT-14 MV-ENT-19 the flags of a site', () => {
  expect([...SITE_CONFIG_FLAGS, 'trailerUndoCheckoutExpiration', 'lengthUnit'].sort()).toEqual(
    Object.keys(DEFAULT_SITE_CONFIG).sort(),
  )
  expect(SITE_CONFIG_FLAGS).toHaveLength(12)
})

it('OP-OPEN-51 a checkout can be undone for 24 hours', () => {
  expect(DEFAULT_UNDO_CHECKOUT_MS).toBe(24 * 60 * 60 * 1000)
})
