import { expect, it } from 'vitest'
import { citationFirstProblems } from './citation-first-problems.ts'

const problemsOf = (text: string) => citationFirstProblems([{ path: 'packages/x/src/y.ts', text }])

it.each([
  ['a docstring of a citation alone', '/** MV-DOR-01. */', 1],
  ['a docstring that begins with one', '/** MV-DOR-01, OP-GAT: opens. */', 1],
  ['one in brackets', '/** (MV-DOR-01) Opens. */', 1],
  ['a docstring of several lines', '/**\n * MV-DOR-01.\n */', 2],
  ['a description of the schema', 'type Door {\n  """MV-DOR-01."""\n', 2],
  ['a description in code', "enumOf('Door', { description: 'MV-DOR-01.' })", 1],
])('finds %s', (_, text, line) => {
  expect(problemsOf(text)).toEqual([
    { path: 'packages/x/src/y.ts', line, message: 'say what this means before MV-DOR-01' },
  ])
})

it('lets a meaning come first, and leaves line comments and titles of tests alone', () => {
  expect(problemsOf('/** Opens a door (MV-DOR-01). */')).toEqual([])
  expect(problemsOf('/**\n * Opens a door\n * MV-DOR-01.\n */')).toEqual([])
  expect(problemsOf("  // MV-DOR-01\n  it('MV-DOR-01 opens', () => {})")).toEqual([])
})
