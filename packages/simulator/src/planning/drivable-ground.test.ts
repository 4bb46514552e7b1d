import { demoYards } from '@tractrix/demo-yards'
import { expect, it } from 'vitest'
import { randomDrives } from '../testing/random-drives.ts'

/** Of each yard; `drivable-ground.prove.ts` makes many more. */
const DRIVES = 12

it.each(demoYards().map(yard => [yard.alias, yard] as const))(
  'tractor and trailer stay on drivable ground at every pose of random drives: %s',
  (_, yard) => {
    const { drives, poses, problems } = randomDrives(yard, DRIVES)
    expect(problems).toEqual([])
    expect(drives).toBeGreaterThanOrEqual(DRIVES)
    expect(poses).toBeGreaterThan(1_000 * DRIVES)
  },
  240_000,
)
