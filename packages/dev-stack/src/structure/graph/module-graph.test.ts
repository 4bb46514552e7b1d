import { expect, it } from 'vitest'
import { moduleGraph } from './module-graph.ts'

const graph = moduleGraph([
  {
    path: 'packages/server/src/a.ts',
    text: [
      "import { b } from './b/index.ts'",
      "import '@tractrix/domain/moves'",
      "import yards from '@tractrix/demo-yards'",
      "import './a.css'",
      "import data from './data.json' with { type: 'json' }",
      "import pino from 'pino'",
      "import { gone } from './gone.ts'",
      "import { none } from '@tractrix/domain/none'",
    ].join('\n'),
  },
  { path: 'packages/server/src/b/index.ts', text: '' },
  { path: 'packages/domain/src/moves/index.ts', text: '' },
  { path: 'packages/demo-yards/src/index.ts', text: '' },
])

it('follows relative imports and the entries of packages', () => {
  expect(graph.edges.get('packages/server/src/a.ts')?.map(({ to }) => to)).toEqual([
    'packages/server/src/b/index.ts',
    'packages/domain/src/moves/index.ts',
    'packages/demo-yards/src/index.ts',
  ])
})

it('names the imports that it cannot follow, and no style sheets, data or packages of others', () => {
  expect(graph.lost.map(({ line, message }) => `${line} ${message}`)).toEqual([
    '7 imports ./gone.ts, which is no source file: the rules cannot follow it',
    '8 imports @tractrix/domain/none, which is no source file: the rules cannot follow it',
  ])
})
