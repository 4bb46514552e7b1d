import { describe, expect, it } from 'vitest'
import { type SourceFile, structureProblems } from './structure-problems.ts'

const file = (path: string, text: string): SourceFile => ({ path: `packages/${path}`, text })
const messages = (...files: SourceFile[]) =>
  structureProblems(files).map(problem => `${problem.path}:${problem.line} ${problem.message}`)

describe('the structure rules', () => {
  it('let the server use domain, but not the simulator', () => {
    expect(messages(file('server/src/moves/a.ts', "import { x } from '@tractrix/domain/moves'"))).toEqual([])
    expect(
      messages(file('server/src/moves/a.ts', "\nimport { x } from '@tractrix/simulator/trucks'")),
    ).toEqual([
      'packages/server/src/moves/a.ts:2 server may not import simulator; move what both need into domain, or meet on the wire',
    ])
  })

  it('do not let the console use the server, not even by a relative path', () => {
    expect(
      messages(file('console/src/moves/a.ts', "import x from '../../../server/src/moves/b.ts'")),
    ).toHaveLength(1)
  })

  it('do not let a feature import features of its own tier or above', () => {
    expect(messages(file('server/src/trailers/a.ts', "import { x } from '../moves/index.ts'"))[0]).toContain(
      'publish an event upward',
    )
    expect(messages(file('server/src/trucks/a.ts', "import { x } from '../trailers/index.ts'"))).toHaveLength(
      1,
    )
    expect(messages(file('server/src/moves/a.ts', "import { x } from '../trailers/index.ts'"))).toEqual([])
  })

  it('ask to import a lower feature through its index.ts', () => {
    expect(
      messages(file('server/src/moves/a.ts', "import { x } from '../zones/zones.store.ts'"))[0],
    ).toContain('through its index.ts')
  })

  it('keep features out of shared folders', () => {
    expect(
      messages(file('server/src/platform/db/a.ts', "import { x } from '../../moves/index.ts'")),
    ).toHaveLength(1)
    expect(
      messages(file('console/src/ui/a.tsx', "const x = await import('../moves/index.ts')")),
    ).toHaveLength(1)
    expect(messages(file('console/src/moves/a.tsx', "import { Button } from '../ui/button.tsx'"))).toEqual([])
  })

  it('find an import cycle once, and none through types', () => {
    const cycle = [
      file('domain/src/moves/a.ts', "import { b } from './b.ts'"),
      file('domain/src/moves/b.ts', "import { a } from './a.ts'"),
    ]
    expect(messages(...cycle)).toEqual([expect.stringContaining('import cycle')])
    expect(messages(cycle[0]!, file('domain/src/moves/b.ts', "import type { A } from './a.ts'"))).toEqual([])
  })

  it('keep clock, randomness and process out of domain', () => {
    expect(
      messages(
        file('domain/src/moves/a.ts', 'const t = Date.now()\nconst r = Math.random()\nconst e = process.env'),
      ),
    ).toHaveLength(4)
    expect(
      messages(file('domain/src/moves/a.ts', '// Date.now() would be wrong here\nconst d = new Date(at)')),
    ).toEqual([])
  })

  it('let only config folders read the environment', () => {
    expect(messages(file('server/src/moves/a.ts', 'const port = process.env.PORT'))).toHaveLength(1)
    expect(messages(file('server/src/platform/config/env.ts', 'const port = process.env.PORT'))).toEqual([])
  })
})
