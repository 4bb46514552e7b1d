import { expect, it } from 'vitest'
import { provide, serviceKey } from '../context/index.ts'
import { liveTopic } from '../live/index.ts'
import { defineFeature } from './define-feature.ts'
import { featureSet } from './feature-set.ts'

const low = defineFeature({ name: 'low', tier: 1 })
const high = defineFeature({ name: 'high', tier: 2 })
const run = async () => undefined

it('features of one set stand by tier, with names of their own', () => {
  expect(featureSet([low, high])).toEqual([low, high])
  expect(() => featureSet([high, low])).toThrow('list the feature low (tier 1) before high (tier 2)')
  expect(() => featureSet([low, { ...high, name: 'low' }])).toThrow('two features named "low"')
})

it.each([
  ['live topics', { topics: [liveTopic('x')] }],
  ['jobs', { jobs: [{ name: 'x', everyMs: 1_000, run }] }],
  ['health checks', { health: [{ name: 'x', check: run }] }],
  ['services', { services: [provide(serviceKey('x'), () => 1)] }],
])('two features cannot have %s of the same name', (kind, parts) => {
  expect(() => featureSet([{ ...low, ...parts }, high])).not.toThrow()
  expect(() =>
    featureSet([
      { ...low, ...parts },
      { ...high, ...parts },
    ]),
  ).toThrow(`two ${kind} named "x"`)
})
