import { ZONE_TYPES } from '@tractrix/domain/zones'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  mapCenter,
  mapHeading,
  mapSidebarCollapsed,
  mapZoom,
  selectedZones,
  showMapLabels,
  showTruckStates,
} from './map-settings.ts'

/** Local storage as browsers have it, for the few calls that settings make. */
class Storage {
  readonly items = new Map<string, string>()
  getItem = (key: string) => this.items.get(key) ?? null
  setItem = (key: string, text: string) => void this.items.set(key, text)
  removeItem = (key: string) => void this.items.delete(key)
}

let storage: Storage
beforeEach(() => {
  storage = new Storage()
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => vi.unstubAllGlobals())

describe('OP-MAP-16 what the map remembers', () => {
  it('OP-MAP-07 OP-OPEN-91 OP-SDB-03 starts with zoom 19, everything shown, the sidebar open', () => {
    expect(mapZoom.read()).toBe(19)
    expect(selectedZones.read()).toEqual(ZONE_TYPES)
    expect([showTruckStates.read(), showMapLabels.read(), mapSidebarCollapsed.read()]).toEqual([
      true,
      true,
      false,
    ])
    expect([mapCenter.read(), mapHeading.read()]).toEqual([{}, {}])
  })

  it('stands under the names of the requirements', () => {
    const settings = [mapZoom, mapHeading, showTruckStates, showMapLabels, mapCenter, selectedZones]
    expect(settings.map(({ key }) => key)).toEqual([
      'zoom',
      'heading',
      'showStates',
      'showLabels',
      'centre',
      'selectedZones',
    ])
  })

  it('OP-MAP-08 comes back as it was written', () => {
    mapZoom.write(19.4)
    mapCenter.write({ site: { latitude: 39.2, longitude: -76.5 } })
    selectedZones.write(['staging'])
    mapSidebarCollapsed.write(true)
    expect(mapZoom.read()).toBe(19.4)
    expect(mapCenter.read().site).toEqual({ latitude: 39.2, longitude: -76.5 })
    expect(selectedZones.read()).toEqual(['staging'])
    expect(mapSidebarCollapsed.read()).toBe(true)
  })

  it('OP-MAP-06 leaves out what it does not understand', () => {
    storage.setItem('zoom', '21')
    storage.setItem('selectedZones', '["staging","swamp"]')
    storage.setItem('centre', '{"a":{"latitude":"north"},"b":{"latitude":1,"longitude":2}}')
    storage.setItem('heading', '{"a":12,"b":"east"}')
    storage.setItem('showLabels', '"yes"')
    expect(mapZoom.read()).toBe(19)
    expect(selectedZones.read()).toEqual(['staging'])
    expect(mapCenter.read()).toEqual({ b: { latitude: 1, longitude: 2 } })
    expect(mapHeading.read()).toEqual({ a: 12 })
    expect(showMapLabels.read()).toBe(true)
  })
})
