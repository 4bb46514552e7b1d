import { describe, expect, it } from 'vitest'
import { boxAround } from '../../map-kit/index.ts'
import { dockAprons } from './dock-aprons.ts'
import type { SceneZone } from './scene-zone.ts'

/** A door of 16.8 by 3.6 m with its wall at x = 0; the path is never drawn here. */
const door = (name: string, y: number, bank: string, turned = false): SceneZone => {
  const corners = [0, 16.8].flatMap(x => [y, y + 3.6].map(at => (turned ? { x: -x, y: at } : { x, y: at })))
  return {
    id: name,
    name,
    bank,
    zoneType: 'trailer_dock_spot',
    enabled: true,
    path: null as never,
    box: boxAround(corners),
    corners,
    center: { x: turned ? -8.4 : 8.4, y: y + 1.8 },
    spot: { headingRadians: turned ? Math.PI : 0, lengthMeters: 16.8, widthMeters: 3.6 },
  }
}

describe('the concrete before the doors', () => {
  it('is 19 m deep from the wall and reaches 2 m beyond the last doors', () => {
    const [apron] = dockAprons([door('E01', 0, 'E'), door('E02', 3.6, 'E'), door('E03', 7.2, 'E')])
    expect(apron).toMatchObject({ headingRadians: 0, depth: 19 })
    expect(apron!.origin.x).toBeCloseTo(0, 9)
    expect(apron!.to - apron!.from).toBeCloseTo(10.8 + 4, 9)
    expect(apron!.box.right).toBeCloseTo(19, 9)
    expect(apron!.box.low).toBeCloseTo(-2, 9)
  })

  it('is one for each wall', () => {
    const aprons = dockAprons([door('E01', 0, 'E'), door('W01', 0, 'W', true), door('E02', 4, 'E')])
    expect(aprons).toHaveLength(2)
    expect(aprons[1]!.box.left).toBeCloseTo(-19, 9)
  })
})
