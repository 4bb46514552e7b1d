import { dirname } from 'node:path'
import type { ModuleGraph } from './module-graph.ts'
import { rings } from './rings.ts'
import { isGenerated, isTest, packageOf, type SourceFile } from './source-file.ts'

/** How one package is built, in figures. Tests, stories, benches and journeys are not counted. */
export interface PackageFigures {
  name: string
  files: number
  /** Folders with files of their own. */
  folders: { path: string; files: number }[]
  /** Files that import each other in a ring, types included; the largest ring first. */
  fileRings: string[][]
  /** Folders whose files import each other's in a ring; a folder and its subfolders are different folders. */
  folderRings: string[][]
  longestFile: { path: string; lines: number }
  lines: number
}

/** The figures of every package that has source files, by name. Generated files count in rings only. */
export function packageFigures(files: readonly SourceFile[], graph: ModuleGraph): PackageFigures[] {
  const byPackage = groupBy(
    files.filter(({ path }) => !isTest(path)),
    ({ path }) => packageOf(path),
  )
  return [...byPackage]
    .flatMap(([name, own]) => (name === null ? [] : [figuresOf(name, own, graph)]))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

function figuresOf(name: string, files: readonly SourceFile[], { edges }: ModuleGraph): PackageFigures {
  const own = new Set(files.map(({ path }) => path))
  const imports = new Map(
    [...own].map(path => [
      path,
      new Set((edges.get(path) ?? []).flatMap(({ to }) => (own.has(to) ? [to] : []))),
    ]),
  )
  const written = files.filter(({ path }) => !isGenerated(path))
  const lengths = written.map(({ path, text }) => ({ path, lines: lineCount(text) }))
  return {
    name,
    files: written.length,
    folders: [...groupBy(written, ({ path }) => dirname(path))]
      .map(([path, inside]) => ({ path, files: inside.length }))
      .sort((a, b) => b.files - a.files || (a.path < b.path ? -1 : 1)),
    fileRings: rings(imports),
    folderRings: rings(folderImports(imports)),
    longestFile: lengths.toSorted((a, b) => b.lines - a.lines)[0] ?? { path: '', lines: 0 },
    lines: lengths.reduce((sum, { lines }) => sum + lines, 0),
  }
}

function folderImports(imports: ReadonlyMap<string, ReadonlySet<string>>): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>()
  for (const [path, targets] of imports) {
    const from = dirname(path)
    const others = folders.get(from) ?? new Set()
    for (const to of targets) if (dirname(to) !== from) others.add(dirname(to))
    folders.set(from, others)
  }
  return folders
}

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return groups
}

const lineCount = (text: string): number =>
  text === '' ? 0 : text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
