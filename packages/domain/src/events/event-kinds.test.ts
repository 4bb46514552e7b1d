import { describe, expect, it } from 'vitest'
import { EVENT_KINDS, type EventName, enteredStatus, isEventName, SUBJECT_TYPES, subjectOf } from './index.ts'

describe('the kinds of events', () => {
  it('are named by subject and kind, and say what a list does with them', () => {
    for (const name of Object.keys(EVENT_KINDS) as EventName[]) {
      expect(SUBJECT_TYPES).toContain(subjectOf(name))
      expect(name).toMatch(/^[a-z_]+\.[a-z_]+$/)
    }
    expect(subjectOf('api_key.revoked')).toBe('api_key')
    expect(EVENT_KINDS['move.created'].operation).toBe('create')
    expect(EVENT_KINDS['zone.deleted'].operation).toBe('delete')
    expect(EVENT_KINDS['move.wait_reasons_changed'].isKept).toBe(false)
    expect(isEventName('move.toString')).toBe(false)
  })

  it('tell the status that their subject came into', () => {
    expect(enteredStatus({ fromStatus: 'in_progress', toStatus: 'error' })).toBe('error')
    expect(enteredStatus({ fromStatus: null, toStatus: 'draft' })).toBe('draft')
    expect(enteredStatus({ fromStatus: 'error', toStatus: 'error' })).toBeNull()
    expect(enteredStatus({ fromStatus: 'draft', toStatus: null })).toBeNull()
    expect(enteredStatus({ changes: {} })).toBeNull()
  })
})
