import { expect, it } from 'vitest'
import { changesText } from './changes-text.ts'

const ZONE = '5f0c6c0e-57d1-4a43-9a15-0d2a3b1c4d5e'
const nameOf = (id: string) => (id === ZONE ? 'PA1' : null)
const text = (field: string, from: unknown, to: unknown) => changesText([{ field, from, to }], nameOf)

it('names fields and values as people read them', () => {
  expect(text('loaded', false, true)).toBe('Loaded: no → yes')
  expect(text('notes', 'Seal', null)).toBe('Notes: Seal → –')
  expect(text('status', null, 'draft')).toBe('Status: draft')
  expect(text('toZoneId', null, ZONE)).toBe('To Zone: PA1')
  expect(text('truckId', ZONE.replace('5f', '6f'), ZONE)).toBe('Truck: 6f0c6c0e → PA1')
  expect(text('coordinates', [], [{ latitude: 1 }])).toBe('Coordinates')
  expect(text('deadline', null, '2026-05-12T12:00:00.000Z')).toMatch(/^Deadline: 2026-05-1\d \d+:\d\d [AP]M$/)
  expect(text('notes', null, 'x'.repeat(80))).toBe(`Notes: ${'x'.repeat(59)}…`)
})

it('says nothing of what was missing and is missing still', () => {
  expect(text('notes', null, '')).toBeNull()
  expect(changesText([], nameOf)).toBeNull()
  expect(
    changesText(
      [
        { field: 'notes', from: null, to: null },
        { field: 'bank', from: null, to: 'P' },
        { field: 'name', from: 'A', to: 'B' },
      ],
      nameOf,
    ),
  ).toBe('Bank: P; Name: A → B')
})
