import { expect, it } from 'vitest'
import { zoneNotice } from './zone-notice.ts'
import type { ZoneRow } from './zone-row.ts'

const zone: ZoneRow = {
  id: 'z1',
  siteId: 'site-1',
  name: 'E14',
  zoneType: 'trailer_dock_spot',
  coordinates: [],
  headingRadians: 0,
  lengthMeters: 17,
  widthMeters: 3.4,
  bank: 'E',
  enabled: true,
  enabledSource: null,
  occupancySource: null,
  occupancyUpdatedAt: null,
  updatedAt: '2026-05-12T08:00:00.000Z',
}
const sentence = (before: ZoneRow | null, now: ZoneRow | null) => zoneNotice(before, now)?.sentence ?? null

it('MV-TST-04 MV-TST-05 MV-OPEN-131 tells of a zone that was created, deleted or updated', () => {
  expect(sentence(null, zone)).toBe('Zone "{name}" has been created.')
  expect(sentence(zone, null)).toBe('Zone "{name}" has been deleted.')
  expect(sentence(zone, { ...zone, enabled: false })).toBe('Zone "{name}" has been updated.')
})

it('MV-OPEN-131 says nothing when only a trailer came or went', () => {
  expect(
    sentence(zone, { ...zone, occupancySource: 'truck', occupancyUpdatedAt: '2026-05-12T13:00:00.000Z' }),
  ).toBeNull()
  expect(sentence(null, null)).toBeNull()
})
