import { expect, it } from 'vitest'
import { demoYard } from './demo-yards.ts'
import { drivableGround, strayMeters } from './drivable-ground.ts'

const ground = drivableGround(demoYard('krems')!)

it('holds lanes, spots, waiting places and aprons', () => {
  const places = {
    lane: [140, 9],
    apron: [30, 5],
    spot: [20, 70],
    turningBlock: [80, -20],
    waiting: [61.6, 19],
  }
  for (const [name, [x, y]] of Object.entries(places))
    expect(strayMeters(ground, { x: x!, y: y! }), name).toBe(0)
})

it('knows how far a point lies off it, or inside what is closed', () => {
  expect(strayMeters(ground, { x: 140, y: 16 })).toBeCloseTo(2, 1)
  expect(strayMeters(ground, { x: 20, y: -3 })).toBeCloseTo(3, 1)
  expect(strayMeters(ground, { x: 11, y: 60 })).toBeCloseTo(1, 1)
})
