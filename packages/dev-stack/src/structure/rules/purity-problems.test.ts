import { expect, it } from 'vitest'
import { purityProblems } from './purity-problems.ts'

const messages = (path: string, text: string) =>
  purityProblems({ path: `packages/${path}`, text }).map(problem => problem.message)

it('keeps clock, randomness and process out of domain', () => {
  expect(
    messages('domain/src/moves/a.ts', 'const t = Date.now()\nconst r = Math.random()\nconst e = process.env'),
  ).toHaveLength(4)
  expect(
    messages('domain/src/moves/a.ts', '// Date.now() would be wrong here\nconst d = new Date(at)'),
  ).toEqual([])
})

it('keeps everything outside out of domain', () => {
  expect(messages('domain/src/moves/a.ts', "import { readFileSync } from 'node:fs'")).toEqual([
    'imports node:fs; domain imports nothing',
  ])
  expect(messages('domain/src/moves/a.test.ts', "import { it } from 'vitest'")).toEqual([])
})

it('lets only config folders read the environment', () => {
  expect(messages('server/src/moves/a.ts', 'const port = process.env.PORT')).toHaveLength(1)
  expect(messages('server/src/platform/config/env.ts', 'const port = process.env.PORT')).toEqual([])
})
