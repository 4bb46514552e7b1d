import { describe, expect, it } from 'vitest'
import { ROOT } from '../tools/root.ts'
import { isSource, sourceFolders } from './source-folders.ts'

describe('sources that a part runs on', () => {
  it('are its own and those of the packages it imports, data and schemas too', () => {
    const folders = sourceFolders('simulator').map(folder => folder.slice(ROOT.length))
    expect(folders.sort()).toEqual([
      'packages/demo-yards/src',
      'packages/demo-yards/yard-data',
      'packages/domain/src',
      'packages/fleet-protocol/schemas',
      'packages/fleet-protocol/src',
      'packages/simulator/src',
    ])
  })

  it.each([
    'moves/create-move.ts',
    'yard-1/yardState.schema.json',
    'vda5050-v2.1/order.schema',
    'odbl/krems-harbour-osm.geojson',
    'facts/scac-carriers.csv',
  ])('%s is one', path => {
    expect(isSource(path)).toBe(true)
  })

  it.each([
    'moves/create-move.test.ts',
    'bench/fan-out.bench.ts',
    'trucks/drivable-ground.prove.ts',
    'testing/build-move.ts',
    'moves/testing/build-move.ts',
    'app/test-server.ts',
    'moves/.create-move.ts.swp',
    'moves/create-move.ts~',
    'moves/4913',
  ])('%s is none', path => {
    expect(isSource(path)).toBe(false)
  })
})
