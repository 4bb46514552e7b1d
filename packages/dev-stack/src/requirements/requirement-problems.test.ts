import { expect, it } from 'vitest'
import { requirementProblems } from './requirement-problems.ts'

const doors = {
  path: 'docs/requirements/doors.md',
  text: '| ID | requirement |\n|---|---|\n| MV-DOR-01 | Open. |\n',
}
const gates = { path: 'docs/requirements/gates.md', text: '| OP-GAT-01 | One. |\n| OP-GAT-02 | Two. |\n' }
const index = { path: 'docs/requirements/README.md', text: '| doors | `MV-DOR` |\n| gates | `OP-GAT` |\n' }
const source = (text: string) => ({ path: 'packages/x/src/y.ts', text })

const problemsOf = (text: string) => requirementProblems([doors, gates], index, [doors, gates, source(text)])

it('lets code cite a requirement, a range of them and a whole area', () => {
  expect(problemsOf('/** Opens (MV-DOR-01, OP-GAT-01..02, MV-DOR). */')).toEqual([])
})

it.each([
  ['an unknown number', 'MV-DOR-02', 'MV-DOR-02'],
  ['a number without its zero', 'MV-DOR-1', 'MV-DOR-1'],
  ['a letter behind the number', 'MV-DOR-01b', 'MV-DOR-01b'],
  ['an unknown area', 'OP-DOR-01', 'OP-DOR-01'],
  ['an unknown area as a whole', 'OP-DOR', 'OP-DOR'],
  ['a range past the end', 'OP-GAT-01..03', 'OP-GAT-03'],
  ['a range that runs backwards', 'OP-GAT-02..01', 'OP-GAT-02..01'],
])('finds %s', (_, citation, named) => {
  expect(problemsOf(`const a = 1\n// ${citation}, MV-DOR-01`)).toEqual([
    { path: 'packages/x/src/y.ts', line: 2, message: `${named} is no requirement of docs/requirements` },
  ])
})

it('finds what requirements cite of each other', () => {
  const citing = { path: 'docs/requirements/citing.md', text: '| MV-DOR-02 | As MV-DOR-03. |' }
  expect(requirementProblems([doors, citing], index, [citing])).toEqual([
    { path: citing.path, line: 1, message: 'MV-DOR-03 is no requirement of docs/requirements' },
  ])
})

it('finds a requirement that stands there twice, at its second place', () => {
  const again = { path: 'docs/requirements/more.md', text: '\n| MV-DOR-01 | Shut. |' }
  expect(requirementProblems([doors, again], index, [])).toEqual([
    {
      path: again.path,
      line: 2,
      message: 'MV-DOR-01 is also a requirement of docs/requirements/doors.md:3',
    },
  ])
})

it('finds a requirement without words and an area that the index lacks', () => {
  const empty = { path: 'docs/requirements/empty.md', text: '| MV-EMP-01 |  |' }
  expect(requirementProblems([empty], index, [])).toEqual([
    { path: empty.path, line: 1, message: 'MV-EMP-01 has no words' },
    { path: index.path, line: 1, message: 'the index does not name the area MV-EMP' },
  ])
})
