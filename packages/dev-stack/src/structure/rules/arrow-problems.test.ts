import { describe, expect, it } from 'vitest'
import { moduleGraph } from '../graph/module-graph.ts'
import type { SourceFile } from '../graph/source-file.ts'
import { arrowProblems } from './arrow-problems.ts'
import { featureTiers } from './feature-tiers.ts'

const file = (path: string, text = ''): SourceFile => ({ path: `packages/${path}`, text })

/** Files that are imported below, each with the manifest of its feature. */
const THERE = [
  file('domain/src/moves/index.ts'),
  file('domain/src/zones/index.ts'),
  file('domain/src/zones/zone.ts'),
  file('simulator/src/trucks/index.ts'),
  file('server/src/moves/index.ts'),
  file('server/src/moves/feature.ts', "defineFeature({ name: 'moves', tier: 4 })"),
  file('server/src/trailers/index.ts'),
  file('server/src/trailers/feature.ts', 'defineFeature({ tier: 3 })'),
  file('server/src/trucks/feature.ts', 'defineFeature({ tier: 3 })'),
  file('server/src/zones/index.ts'),
  file('server/src/zones/actions/index.ts'),
  file('server/src/zones/zones.store.ts'),
  file('server/src/zones/feature.ts', 'defineFeature({ tier: 2 })'),
  file('server/src/doors/index.ts'),
  file('console/src/moves/index.ts'),
  file('console/src/moves/feature.tsx', 'defineFeature({ tier: 4 })'),
  file('console/src/ui/button.tsx'),
]

const messages = (path: string, text: string) => {
  const files = [...THERE, file(path, text)]
  return arrowProblems(moduleGraph(files), featureTiers(files)).map(
    problem => `${problem.path}:${problem.line} ${problem.message}`,
  )
}

describe('the arrows between packages', () => {
  it('let the server use domain, but not the simulator, not even for a type', () => {
    expect(messages('server/src/moves/a.ts', "import { x } from '@tractrix/domain/moves'")).toEqual([])
    expect(
      messages('server/src/moves/a.ts', "\nimport type { X } from '@tractrix/simulator/trucks'"),
    ).toEqual([
      'packages/server/src/moves/a.ts:2 server may not import simulator; move what both need into domain, or meet on the wire',
    ])
  })

  it('do not let the console use the server, not even by a relative path', () => {
    expect(
      messages('console/src/moves/a.ts', "import x from '../../../server/src/moves/index.ts'"),
    ).toHaveLength(1)
  })

  it('bind no test', () => {
    expect(messages('domain/src/moves/a.test.ts', "import x from '@tractrix/simulator/trucks'")).toEqual([])
    // A name that only ends like a test file's is none.
    expect(
      messages('domain/src/moves/latest-a.ts', "import x from '@tractrix/simulator/trucks'"),
    ).toHaveLength(1)
  })
})

describe('the tiers of features', () => {
  it('do not let a feature import features of its own tier or above', () => {
    expect(messages('server/src/trailers/a.ts', "import { x } from '../moves/index.ts'")).toEqual([
      'packages/server/src/trailers/a.ts:1 trailers (tier 3) may not import moves (tier 4); publish an event upward instead',
    ])
    expect(messages('server/src/trucks/a.ts', "import { x } from '../trailers/index.ts'")).toHaveLength(1)
    expect(messages('server/src/moves/a.ts', "import { x } from '../trailers/index.ts'")).toEqual([])
  })

  it('are asked of a feature that has none', () => {
    expect(messages('server/src/doors/a.ts', "import { x } from '../zones/index.ts'")).toEqual([
      'packages/server/src/doors/a.ts:1 the feature doors has no tier; give it one in packages/server/src/doors/feature.ts',
    ])
    expect(messages('server/src/moves/a.ts', "import { x } from '../doors/index.ts'")[0]).toContain(
      'the feature doors has no tier',
    )
  })

  it('are none in the domain, which follows the rule against rings alone', () => {
    expect(messages('domain/src/zones/a.ts', "import { x } from '../moves/index.ts'")).toEqual([])
  })

  it('keep features out of shared folders', () => {
    expect(messages('server/src/platform/db/a.ts', "import { x } from '../../moves/index.ts'")[0]).toContain(
      'platform may not import the feature moves',
    )
    expect(messages('console/src/ui/a.tsx', "const x = await import('../moves/index.ts')")).toHaveLength(1)
    expect(messages('console/src/moves/a.tsx', "import { Button } from '../ui/button.tsx'")).toEqual([])
  })
})

describe('the public entry of a feature', () => {
  it('is its index.ts, and no index.ts further inside', () => {
    expect(messages('server/src/moves/a.ts', "import { x } from '../zones/zones.store.ts'")).toEqual([
      'packages/server/src/moves/a.ts:1 import the feature zones through its index.ts, not by ../zones/zones.store.ts',
    ])
    expect(messages('server/src/moves/a.ts', "import x from '../zones/actions/index.ts'")).toHaveLength(1)
    expect(messages('server/src/moves/a.ts', "import x from '../zones/index.ts'")).toEqual([])
    expect(messages('domain/src/moves/a.ts', "import x from '../zones/zone.ts'")).toHaveLength(1)
  })

  it('is also its manifest, for the folder that joins all features', () => {
    expect(messages('server/src/app/features.ts', "import x from '../moves/feature.ts'")).toEqual([])
    expect(messages('server/src/moves/a.ts', "import x from '../zones/feature.ts'")).toHaveLength(1)
  })
})
