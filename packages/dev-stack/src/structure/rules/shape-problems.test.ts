import { describe, expect, it } from 'vitest'
import { moduleGraph } from '../graph/module-graph.ts'
import type { SourceFile } from '../graph/source-file.ts'
import { shapeProblems } from './shape-problems.ts'

const file = (path: string, text = ''): SourceFile => ({ path: `packages/${path}`, text })
const messages = (files: SourceFile[]) =>
  shapeProblems(files, moduleGraph(files)).map(problem => `${problem.path} ${problem.message}`)

describe('rings between files', () => {
  it('are found once, with all their members', () => {
    expect(
      messages([
        file('domain/src/moves/a.ts', "import { b } from './b.ts'"),
        file('domain/src/moves/b.ts', "export * from './c.ts'"),
        file('domain/src/moves/c.ts', "import { a } from './a.ts'"),
        file('domain/src/moves/d.ts', "import { a } from './a.ts'"),
      ]),
    ).toEqual([
      'packages/domain/src/moves/a.ts import ring of 3 files: domain/src/moves/a.ts, domain/src/moves/b.ts, domain/src/moves/c.ts; move what they need from each other into a file of its own',
    ])
  })

  it('are found through types, generated files and imports at run time', () => {
    const ring = (back: string) =>
      messages([
        file('server/src/moves/a.ts', "import { b } from './b.generated.ts'"),
        file('server/src/moves/b.generated.ts', back),
      ])
    expect(ring("import type { A } from './a.ts'")).toHaveLength(1)
    expect(ring("export type { A } from './a.ts'")).toHaveLength(1)
    expect(ring("type A = typeof import('./a.ts')")).toHaveLength(1)
    expect(ring("const a = await import('./a.ts')")).toHaveLength(1)
    expect(ring("// import { a } from './a.ts'")).toEqual([])
  })

  it('are allowed through tests', () => {
    expect(
      messages([
        file('server/src/moves/a.ts', "import { b } from './test-b.ts'"),
        file('server/src/moves/test-b.ts', "import { a } from './a.ts'"),
      ]),
    ).toEqual([])
  })
})

describe('rings between folders', () => {
  const inner = file('console/src/moves/form/a.ts', "import { x } from '../x.ts'")
  const outer = file('console/src/moves/y.ts', "import type { A } from './form/a.ts'")

  it('are found where no file is in a ring, also between a folder and its subfolder', () => {
    expect(messages([inner, outer, file('console/src/moves/x.ts')])).toEqual([
      'packages/console/src/moves/y.ts import ring of 2 folders (console/src/moves/y.ts → console/src/moves/form/a.ts, console/src/moves/form/a.ts → console/src/moves/x.ts); let one know the other',
    ])
  })

  it('are none where one folder knows the other', () => {
    expect(messages([inner, file('console/src/moves/x.ts')])).toEqual([])
  })
})

describe('the size of folders', () => {
  const files = (count: number, name = (index: number) => `f${index}.ts`) =>
    Array.from({ length: count }, (_, index) => file(`server/src/moves/${name(index)}`))

  it('is at most fifteen source files', () => {
    expect(messages(files(15))).toEqual([])
    expect(messages(files(16))).toEqual([
      'packages/server/src/moves has 16 source files, more than 15; sort them into subfolders',
    ])
  })

  it('does not count tests, stories, test helpers, generated files and subfolders', () => {
    const others = ['a.test.ts', 'a.stories.tsx', 'test-a.ts', 'a.generated.ts', 'sub/a.ts']
    expect(messages([...files(15), ...files(others.length, index => others[index]!)])).toEqual([])
  })
})
