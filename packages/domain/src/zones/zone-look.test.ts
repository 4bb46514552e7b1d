import { describe, expect, it } from 'vitest'
import { ENABLED_SOURCES, isSpot, ZONE_TYPES } from './zone.ts'
import { isZoneClickable, zoneLook } from './zone-look.ts'

describe('zones', () => {
  it('MV-ENT-26 OP-ENT-07 eight types, two sources', () => {
    expect(ZONE_TYPES).toHaveLength(8)
    expect(ENABLED_SOURCES).toEqual(['human', 'truck'])
  })

  it('docks and parking spots hold a trailer', () => {
    expect(ZONE_TYPES.filter(isSpot)).toEqual(['trailer_dock_spot', 'trailer_parking_spot'])
  })

  for (const zoneType of ZONE_TYPES) {
    it(`OP-OVL-18 OP-OVL-19 OP-OVL-20 OP-OPEN-93 ${zoneType}: disabled, then in use, then its type`, () => {
      expect(zoneLook({ enabled: false, inMove: true, zoneType })).toBe('disabled')
      expect(zoneLook({ enabled: false, inMove: false, zoneType })).toBe('disabled')
      expect(zoneLook({ enabled: true, inMove: true, zoneType })).toBe('in_use')
      expect(zoneLook({ enabled: true, inMove: false, zoneType })).toBe(zoneType)
    })
  }

  it('OP-OVL-21 no_go and intersection take no click', () => {
    expect(ZONE_TYPES.filter(type => !isZoneClickable(type))).toEqual(['intersection', 'no_go'])
  })
})
