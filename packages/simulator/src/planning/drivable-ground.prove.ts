import { demoYards } from '@tractrix/demo-yards'
import { expect, it } from 'vitest'
import { randomDrives } from '../testing/random-drives.ts'

/** Of each yard, 1,002 together. */
const DRIVES = 334

it.each(demoYards().map(yard => [yard.alias, yard] as const))(
  'tractor and trailer stay on drivable ground at every pose of 334 random drives: %s',
  (_, yard) => {
    const { drives, problems } = randomDrives(yard, DRIVES)
    expect(problems).toEqual([])
    expect(drives).toBeGreaterThanOrEqual(DRIVES)
  },
  1_800_000,
)
