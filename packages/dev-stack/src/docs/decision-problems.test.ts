import { expect, it } from 'vitest'
import { decisionProblems } from './decision-problems.ts'

const messages = (...records: [path: string, text: string][]) =>
  decisionProblems(records.map(([path, text]) => ({ path, text }))).map(
    ({ path, message }) => `${path} ${message}`,
  )

it('passes records with numbers of their own', () => {
  expect(
    messages(
      ['docs/decisions/0009-a.md', '# 9. A'],
      ['docs/decisions/0010-b.md', '# 10. B'],
      ['docs/api.md', '# API'],
    ),
  ).toEqual([])
})

it('names a record that has the number of another', () => {
  expect(messages(['docs/decisions/0009-a.md', '# 9. A'], ['docs/decisions/0009-b.md', '# 9. B'])).toEqual([
    'docs/decisions/0009-b.md has the number of docs/decisions/0009-a.md; give it the next free one',
  ])
})

it('names a record that was given another number and kept its heading', () => {
  expect(messages(['docs/decisions/0010-a.md', '# 9. A'])).toEqual([
    'docs/decisions/0010-a.md begins with "# 9. A", not with "# 10. "',
  ])
})
