import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { ignoredProblems } from '../rules/coverage-problems.ts'
import { ignoredSources } from './read-sources.ts'

let root = ''
afterEach(() => rmSync(root, { recursive: true, force: true }))

it('finds source files that git leaves out, which no clone has', () => {
  root = mkdtempSync(join(tmpdir(), 'tractrix-ignored-'))
  expect(ignoredSources(root)).toEqual([])
  execFileSync('git', ['init', '-q'], { cwd: root })
  writeFileSync(join(root, '.gitignore'), 'data/\n')
  for (const folder of ['data', 'seed']) {
    mkdirSync(join(root, 'packages/yards/src', folder), { recursive: true })
    writeFileSync(join(root, 'packages/yards/src', folder, 'read.ts'), '')
  }
  expect(ignoredProblems(ignoredSources(root))).toEqual([
    { path: 'packages/yards/src/data/read.ts', line: 1, message: expect.stringContaining('ignored by git') },
  ])
})
