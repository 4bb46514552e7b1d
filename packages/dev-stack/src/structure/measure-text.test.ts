import { expect, it } from 'vitest'
import { moduleGraph } from './graph/module-graph.ts'
import { packageFigures } from './graph/package-figures.ts'
import { measureTable, ringLines } from './measure-text.ts'

const files = [
  { path: 'packages/domain/src/index.ts', text: "import { a } from './moves/a.ts'\n" },
  { path: 'packages/domain/src/moves/a.ts', text: "import { b } from './b.ts'\n\nexport const a = b\n" },
  { path: 'packages/domain/src/moves/b.ts', text: "import type { A } from './a.ts'\n" },
  { path: 'packages/domain/src/moves/b.test.ts', text: '\n\n\n\n\n\n' },
  { path: 'packages/domain/src/moves/c.generated.ts', text: '\n\n\n\n\n\n' },
  { path: 'packages/server/src/a.ts', text: "import { b } from './sub/b.ts'\n" },
  { path: 'packages/server/src/sub/b.ts', text: "import { c } from '../c.ts'\n" },
  { path: 'packages/server/src/c.ts', text: '' },
]
const figures = packageFigures(files, moduleGraph(files))

it('measures each package and all of them', () => {
  expect(measureTable(figures).split('\n').slice(2)).toEqual([
    '| domain | 3 | 2 | 2 `moves` | 2 in 1 | 0 | 3 `moves/a.ts` | 5 |',
    '| server | 3 | 2 | 2 `src` | 0 | 2 in 1 | 1 `a.ts` | 2 |',
    '| **all** | 6 | 4 | 2 `domain/moves` | 2 in 1 | 2 in 1 | 3 `domain/moves/a.ts` | 7 |',
  ])
})

it('names the members of every ring', () => {
  expect(ringLines(figures)).toEqual([
    'domain: 2 files: moves/a.ts, moves/b.ts',
    'server: 2 folders: src, sub',
  ])
})
