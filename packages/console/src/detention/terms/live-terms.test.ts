import { expect, it, vi } from 'vitest'
import { liveTerms } from './live-terms.ts'

it.each([
  ['Subscription', 'detentionTermsUpdates'],
  ['Mutation', 'saveDetentionTerms'],
] as const)(
  'OP-OPEN-30 after %s %s the versions of that site are read again, and nothing else',
  (type, field) => {
    const invalidate = vi.fn()
    liveTerms[type]?.[field]?.(
      {} as never,
      { siteId: 'site-1' } as never,
      { invalidate } as never,
      {} as never,
    )
    expect(invalidate.mock.calls).toEqual([['Query', 'detentionTerms', { siteId: 'site-1' }]])
  },
)
