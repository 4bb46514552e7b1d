import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  draftMoves,
  errorTabLastVisited,
  lastTab,
  moveTrailerSource,
  storedPath,
  UNTOUCHED_TABLE,
} from './remembered-settings.ts'

const shelf = new Map<string, string>()

beforeEach(() => {
  shelf.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => void shelf.set(key, value),
    removeItem: (key: string) => void shelf.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('remembered settings', () => {
  it('OP-RTE-05 keeps the Map tab as map', () => {
    lastTab.write('map')
    expect(JSON.parse(shelf.get('tab') ?? '')).toBe('map')
    expect(lastTab.read()).toBe('map')
  })

  it('MV-DRA-11 MV-DRA-12 restores sort and filters of the draft table from the key draftMoves', () => {
    const memory = {
      sort: { column: 'priority', direction: 'asc' as const },
      filters: { source: ['api'] },
    }
    draftMoves.write(memory)
    expect(JSON.parse(shelf.get('draftMoves') ?? '')).toEqual(memory)
    expect(draftMoves.read()).toEqual(memory)
  })

  it('MV-MOD-15 remembers the trailer source under moveTrailerSource', () => {
    moveTrailerSource.write('location')
    expect(shelf.get('moveTrailerSource')).toBe('"location"')
  })

  it('MV-CST-19 keeps the last visit of the error tab per site and drops times that are none', () => {
    shelf.set('errorTabLastVisited', JSON.stringify({ a: '2026-05-12T09:00:00.000Z', b: 'yesterday', c: 7 }))
    expect(errorTabLastVisited.read()).toEqual({ a: '2026-05-12T09:00:00.000Z' })
  })

  it.each(['', '{', 'null', '[]', '7', '"x"', '{"sort":1,"filters":[1]}', '{"sort":{"column":"a"}}'])(
    'MV-DRA-11 MV-DRA-12 takes garbage %j for an untouched table',
    garbage => {
      shelf.set('draftMoves', garbage)
      expect(draftMoves.read()).toEqual(UNTOUCHED_TABLE)
    },
  )

  it('keeps the part of a filter that can be understood', () => {
    shelf.set('draftMoves', JSON.stringify({ filters: { source: ['api', 3], truck: 'AV-01', end: [] } }))
    expect(draftMoves.read().filters).toEqual({ source: ['api'] })
  })

  it('OP-CST-04 takes a tab that is no text for none', () => {
    shelf.set('tab', '7')
    expect(lastTab.read()).toBeNull()
  })

  it('OP-ROL-08 never stores a path that leads to another host', () => {
    shelf.set('path', '"//evil.example/sites"')
    expect(storedPath.read()).toBeNull()
  })

  it('works without any storage', () => {
    vi.stubGlobal('localStorage', {
      getItem() {
        throw new Error('blocked')
      },
      setItem() {
        throw new Error('blocked')
      },
    })
    expect(() => draftMoves.write(UNTOUCHED_TABLE)).not.toThrow()
    expect(draftMoves.read()).toEqual(UNTOUCHED_TABLE)
  })
})
