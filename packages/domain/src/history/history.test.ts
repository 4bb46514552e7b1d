import { describe, expect, it } from 'vitest'
import { EVENT_KINDS, type EventName } from '../events/index.ts'
import {
  eventOfHistoryKind,
  HISTORY_KINDS,
  historyKindLabel,
  historyKindOf,
  historyMeans,
  isHistoryKind,
} from './index.ts'

describe('the kinds of a history', () => {
  it('are those of the events that are kept', () => {
    const kept = (Object.keys(EVENT_KINDS) as EventName[]).filter(name => EVENT_KINDS[name].isKept)
    expect(HISTORY_KINDS.map(eventOfHistoryKind)).toEqual(kept)
    expect(new Set(HISTORY_KINDS).size).toBe(kept.length)
    expect(HISTORY_KINDS).not.toContain('zone_observed')
  })

  it('name their event and are named by it', () => {
    expect(historyKindOf('trailer.drop_off_confirmed')).toBe('trailer_drop_off_confirmed')
    expect(eventOfHistoryKind('api_key_revoked')).toBe('api_key.revoked')
    expect(isHistoryKind('site_settings_changed')).toBe(true)
    expect(isHistoryKind('move_wait_reasons_changed')).toBe(false)
    expect(isHistoryKind('toString')).toBe(false)
  })

  it('read as what happened, without their subject', () => {
    expect(historyKindLabel('trailer_checked_in')).toBe('Checked In')
    expect(historyKindLabel('api_key_created')).toBe('Created')
  })
})

describe('by what something came to be recorded', () => {
  const hitched = { inTransit: { from: false, to: true } }
  it.each([
    ['user', {}, 'hand'],
    ['user', { moveId: null }, 'hand'],
    ['user', { moveId: 'm' }, 'move'],
    ['user', { importId: 'i' }, 'import'],
    ['api_key', {}, 'api'],
    ['truck', { moveId: 'm', changes: hitched }, 'move'],
    ['truck', { moveId: null, changes: hitched }, 'truck'],
    ['truck', { moveId: 'm', changes: { zoneId: { from: null, to: 'z' } } }, 'truck'],
    ['dispatch', {}, 'dispatch'],
    ['system', {}, 'system'],
  ] as const)('%s with %j: %s', (actorKind, facts, means) => {
    expect(historyMeans(actorKind, facts)).toBe(means)
  })
})
