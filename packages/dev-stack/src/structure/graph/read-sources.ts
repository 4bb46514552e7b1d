import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SourceFile } from './source-file.ts'

/** Files below the `src` folders of the packages of a repository, with their text; paths from its root, with forward slashes. */
export function readSources(root: string, endings: string): SourceFile[] {
  return sourcePaths(root, endings).map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

/** Paths of files below the `src` folders whose names end in a dot and one of these endings, such as `ts,tsx`. */
export function sourcePaths(root: string, endings: string): string[] {
  return globSync(`packages/*/src/**/*.{${endings},}`, { cwd: root })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => !path.includes('/node_modules/'))
    .sort()
}

/** Paths of source files that `.gitignore` keeps out of the repository; none where the folder is no working copy. */
export function ignoredSources(root: string): string[] {
  if (!existsSync(join(root, '.git'))) return []
  const list = ['ls-files', '--others', '--ignored', '--exclude-standard', ':(glob)packages/*/src/**']
  return execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
}
