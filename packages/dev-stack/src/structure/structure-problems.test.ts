import { expect, it } from 'vitest'
import { DECLARED_ONCE, PACKAGE_ARROWS } from './rules/structure-rules.ts'
import { structureProblems } from './structure-problems.ts'

const MEMBERS = 'a: string\nb: string\nc: string\nd: string\ne: string'
const SOUND = [
  ...Object.keys(PACKAGE_ARROWS).map(name => ({ path: `packages/${name}/src/index.ts`, text: '' })),
  ...DECLARED_ONCE.map(({ type, path }) => ({ path, text: `interface ${type} {\n${MEMBERS}\n}` })),
]

it('finds nothing in packages that keep every rule', () => {
  expect(structureProblems(SOUND)).toEqual([])
})

it('asks every rule', () => {
  const files = [
    ...SOUND.slice(1),
    { path: 'packages/domain/src/moves/a.ts', text: "import b from './b.ts'\nconst now = Date.now()" },
    { path: 'packages/domain/src/moves/b.ts', text: "import a from './a.ts'\nimport c from './c.ts'" },
    { path: 'packages/console/src/moves/a.ts', text: "import a from '@tractrix/server'" },
    { path: 'packages/console/src/platform/words.ts', text: 'export function t() {}' },
    { path: 'packages/console/src/moves/b.ts', text: "import { t } from '../platform/words.ts'\nt('b')" },
    { path: 'packages/mobile/src/a.ts', text: '' },
    { path: 'packages/server/src/moves/a.ts', text: `interface A {\n${MEMBERS}\n}` },
  ]
  expect(structureProblems(files).map(({ message }) => message.split(/[;,(]/)[0])).toEqual([
    'imports ./c.ts',
    'has no rules',
    'console may not import server',
    'import ring of 2 files: domain/src/moves/a.ts',
    'reads the clock',
    'declares 5 fields of TruckTelemetry again ',
    'calls t',
  ])
})
