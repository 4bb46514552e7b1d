import { describe, expect, it } from 'vitest'
import { arranged, ownLayout, type PlacedTile, withTileInPlaceOf, withTileMoved } from './tile-layout.ts'

const TILES: readonly PlacedTile[] = [
  { id: 'queue', column: 'left' },
  { id: 'inventory', column: 'left' },
  { id: 'updates', column: 'right' },
  { id: 'zones', column: 'right' },
]
const OWN = { left: ['queue', 'inventory'], right: ['updates', 'zones'] }

it('OP-DSH-03 OP-DSH-04 puts every tile into its own column until somebody moves it', () => {
  expect(ownLayout(TILES)).toEqual(OWN)
})

describe('what was remembered', () => {
  it('OP-OPEN-74 keeps its order, forgets tiles that are gone and adds new ones', () => {
    const remembered = { left: ['zones', 'gone', 'queue', 'zones'], right: ['queue'] }
    expect(arranged(remembered, TILES)).toEqual({
      left: ['zones', 'queue', 'inventory'],
      right: ['updates'],
    })
  })

  it('loses no tile and doubles none, whatever was remembered', () => {
    for (const remembered of [{ left: [], right: [] }, { left: ['zones'], right: ['zones', 'zones'] }, OWN]) {
      const { left, right } = arranged(remembered, TILES)
      expect([...left, ...right].toSorted()).toEqual(['inventory', 'queue', 'updates', 'zones'])
    }
  })
})

describe('moving a tile', () => {
  it('OP-DSH-02 takes the place of another one', () => {
    expect(withTileInPlaceOf(OWN, 'zones', 'queue')).toEqual({
      left: ['zones', 'queue', 'inventory'],
      right: ['updates'],
    })
    expect(withTileInPlaceOf(OWN, 'queue', 'inventory')).toEqual({
      left: ['inventory', 'queue'],
      right: ['updates', 'zones'],
    })
    expect(withTileInPlaceOf(OWN, 'queue', 'queue')).toBe(OWN)
  })

  it('OP-DSH-02 goes one step by keys, and no further than there is room', () => {
    expect(withTileMoved(OWN, 'inventory', 'up').left).toEqual(['inventory', 'queue'])
    expect(withTileMoved(OWN, 'queue', 'down').left).toEqual(['inventory', 'queue'])
    expect(withTileMoved(OWN, 'inventory', 'right')).toEqual({
      left: ['queue'],
      right: ['updates', 'inventory', 'zones'],
    })
    for (const [id, direction] of [
      ['queue', 'up'],
      ['zones', 'down'],
      ['queue', 'left'],
      ['zones', 'right'],
    ] as const)
      expect(withTileMoved(OWN, id, direction)).toBe(OWN)
  })
})
