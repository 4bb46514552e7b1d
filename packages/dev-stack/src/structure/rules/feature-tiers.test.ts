import { expect, it } from 'vitest'
import { featureTiers, tierOf } from './feature-tiers.ts'

const manifest = (path: string, text: string) => ({ path: `packages/${path}`, text })
const tiers = featureTiers([
  manifest('server/src/doors/feature.ts', "// tier: 9\ndefineFeature({ name: 'doors', tier: 5 })"),
  manifest('console/src/gates/feature.tsx', 'defineFeature({ tier: 1.5 })'),
  manifest('server/src/doors/inner/feature.ts', 'defineFeature({ tier: 7 })'),
  manifest('console/src/locks/feature.tsx', "defineFeature({ name: 'locks' })"),
])

it('reads the tier of a feature from its manifest', () => {
  expect(tierOf(tiers, { package: 'server', feature: 'doors' })).toBe(5)
  expect(tierOf(tiers, { package: 'console', feature: 'gates' })).toBe(1.5)
})

it('has one for the features of the console that need no manifest', () => {
  expect(tierOf(tiers, { package: 'console', feature: 'users' })).toBe(1)
  expect(tierOf(tiers, { package: 'server', feature: 'users' })).toBeUndefined()
})

it('knows none for a feature whose manifest says nothing, and null where tiers do not count', () => {
  expect(tierOf(tiers, { package: 'console', feature: 'locks' })).toBeUndefined()
  expect(tierOf(tiers, { package: 'domain', feature: 'doors' })).toBeNull()
})
