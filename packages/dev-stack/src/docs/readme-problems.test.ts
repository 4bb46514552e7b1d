import { describe, expect, it } from 'vitest'
import { readmeProblems } from './readme-problems.ts'

const README = `# Yard
| folder of \`src/\` | what |
|---|---|
| \`zones/\`, \`trucks/\` | places and vehicles; SQL in \`store/\` |
- \`config/\` reads settings
`
const messages = (readme: string | null, folders: string[]) =>
  readmeProblems({ name: 'yard', readme, folders }).map(({ line, message }) => `${line} ${message}`)

describe('READMEs of packages', () => {
  it('finds nothing wrong where table and list name all folders', () => {
    expect(messages(README, ['zones', 'trucks', 'config'])).toEqual([])
  })

  it('misses a folder that is not named', () => {
    expect(messages(README, ['zones', 'trucks', 'config', 'moves'])).toEqual([
      '1 does not say what `moves/` is',
    ])
  })

  it('names the line of a folder that is gone', () => {
    expect(messages(README, ['zones', 'config'])).toEqual(['4 names `trucks/`, which src does not have'])
  })

  it('misses a README', () => {
    expect(messages(null, [])).toEqual(['1 is missing: say what the package is'])
  })
})
