import { expect, it } from 'vitest'
import { offeredRoutes } from './use-static-routes.ts'

it('MV-OPEN-47 offers the surveyed routes, and a stored one that is not surveyed any more', () => {
  expect(offeredRoutes(['East loop', 'West loop'], '')).toEqual([
    { name: 'East loop' },
    { name: 'West loop' },
  ])
  expect(offeredRoutes(['East loop'], 'East loop')).toEqual([{ name: 'East loop' }])
  expect(offeredRoutes(['East loop'], 'Old loop')).toEqual([{ name: 'East loop' }, { name: 'Old loop' }])
})
