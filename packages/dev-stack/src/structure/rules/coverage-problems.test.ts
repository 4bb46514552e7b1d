import { describe, expect, it } from 'vitest'
import { coverageProblems, unreadProblems } from './coverage-problems.ts'
import { PACKAGE_ARROWS } from './structure-rules.ts'

const ALL = Object.keys(PACKAGE_ARROWS).map(name => `packages/${name}/src/index.ts`)

describe('the coverage of the rules', () => {
  it('is whole when a file of every package was read', () => {
    expect(coverageProblems(ALL)).toEqual([])
  })

  it('is not when a package was not read, as when a tool finds no files', () => {
    expect(coverageProblems(ALL.slice(1))).toEqual([
      expect.objectContaining({ message: 'has rules, but no source file of it was read' }),
    ])
    expect(coverageProblems([])).toHaveLength(ALL.length)
  })

  it('is not when a package is new and no rule knows it', () => {
    expect(coverageProblems([...ALL, 'packages/mobile/src/a.ts'])).toEqual([
      { path: 'packages/mobile', line: 1, message: expect.stringContaining('has no rules') },
    ])
  })

  it('is not when fewer modules were read than there are', () => {
    expect(unreadProblems(ALL, ALL)).toEqual([])
    expect(unreadProblems([...ALL, 'packages/server/src/a.mjs'], ALL)).toEqual([
      { path: 'packages/server/src/a.mjs', line: 1, message: expect.stringContaining('do not read') },
    ])
  })
})
