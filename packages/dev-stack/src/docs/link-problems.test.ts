import { describe, expect, it } from 'vitest'
import { linkProblems } from './link-problems.ts'

const guide = {
  path: 'docs/guide.md',
  text: '# Guide\n\n## Who may do what\n\n## Limits: 3 `kB`\n\n## Limits: 3 `kB`\n',
}
const exists = (path: string) => ['docs/guide.md', 'README.md', 'docs', 'LICENSE'].includes(path)
const messages = (text: string, path = 'README.md') =>
  linkProblems([guide, { path, text }], exists).map(problem => `${problem.line} ${problem.message}`)

describe('links of documents', () => {
  it.each([
    '[a](docs/guide.md) [b](LICENSE) [c](docs)',
    '[a](docs/guide.md#who-may-do-what) [b](docs/guide.md#limits-3-kb) [c](docs/guide.md#limits-3-kb-1)',
    '# Here\n[a](#here)',
    '[web](https://example.org/nothing#there) [mail](mailto:a@example.org)',
    '```sh\n# [a](gone.md)\n```\n',
  ])('finds nothing wrong with %j', text => {
    expect(messages(text)).toEqual([])
  })

  it('names the line of a link to a file that is not there', () => {
    expect(messages('# One\n\n[a](docs/gone.md)')).toEqual(['3 the link to docs/gone.md leads nowhere'])
  })

  it('goes by the folder of the document', () => {
    expect(messages('[a](guide.md) [b](../LICENSE) [c](LICENSE)', 'docs/other.md')).toEqual([
      '1 the link to LICENSE leads nowhere',
    ])
  })

  it('names a heading that the document behind the link lacks', () => {
    expect(messages('[a](docs/guide.md#gone) [b](#here)')).toEqual([
      '1 docs/guide.md has no heading for #gone',
      '1 README.md has no heading for #here',
    ])
  })

  it('takes no comment of a shell for a heading', () => {
    expect(messages('```sh\n# gone\n```\n[a](#gone)')).toEqual(['4 README.md has no heading for #gone'])
  })
})
