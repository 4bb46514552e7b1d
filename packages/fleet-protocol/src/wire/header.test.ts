import { expect, it } from 'vitest'
import { createHeaderStamp } from './header.ts'

it('counts per vehicle and topic, and writes the version of the vehicle', () => {
  const stamp = createHeaderStamp(() => Date.UTC(2026, 0, 2, 3, 4, 5, 6))
  const first = { manufacturer: 'tractrix', serialNumber: 'bwi-av-01' }
  const second = { manufacturer: 'tractrix', serialNumber: 'bwi-av-02' }
  expect(stamp(first, 'order')).toEqual({
    headerId: 0,
    timestamp: '2026-01-02T03:04:05.006Z',
    version: '2.1.0',
    ...first,
  })
  expect(stamp(first, 'order', '2.0.0')).toMatchObject({ headerId: 1, version: '2.0.0' })
  expect(stamp(first, 'instantActions').headerId).toBe(0)
  expect(stamp(second, 'order').headerId).toBe(0)
})
