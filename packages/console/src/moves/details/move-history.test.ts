import { i18n } from '@lingui/core'
import { expect, it } from 'vitest'
import { historyLine } from './move-history.tsx'

const facts = { event: 'queued', actorKind: 'user', actorName: 'Maya Operator' }

it('tells who did what, and the status where it changed', () => {
  expect(historyLine({ ...facts, fromStatus: 'draft', toStatus: 'pending' })).toBe(
    'Queued by Maya Operator, Draft to Pending',
  )
  expect(historyLine({ ...facts, fromStatus: 'pending', toStatus: 'pending' })).toBe(
    'Queued by Maya Operator',
  )
  expect(historyLine({ ...facts, actorName: null, fromStatus: null, toStatus: 'draft' })).toBe(
    'Queued by User, Draft',
  )
})

it('words what it knows in the language of the person, and shows what it does not know in title case', () => {
  i18n.loadAndActivate({
    locale: 'de',
    messages: { '{event} by {actor}': '{event} von {actor}', Queued: 'Eingereiht' },
  })
  const line = (event: string, actorKind: string) =>
    historyLine({ event, actorKind, actorName: null, fromStatus: null, toStatus: null })
  expect(line('queued', 'api_key')).toBe('Eingereiht von Api Key')
  expect(line('of_tomorrow', 'other_kind')).toBe('Of Tomorrow von Other Kind')
  i18n.loadAndActivate({ locale: 'en', messages: {} })
})
