import type { PackageFigures } from './graph/package-figures.ts'

const COLUMNS = [
  'package',
  'files',
  'folders',
  'largest folder',
  'files in rings',
  'folders in rings',
  'longest file',
  'lines',
] as const

/** The figures of all packages as a Markdown table, with a line that adds them up. */
export function measureTable(all: readonly PackageFigures[]): string {
  const rows = [
    ...all.map(figures => cells(figures.name, [figures], shortest(figures.name))),
    cells('**all**', all, path => path.replace(/^packages\//, '').replace('/src', '')),
  ]
  const rule = COLUMNS.map((_, index) => (index === 0 ? '---' : '--:'))
  return [[...COLUMNS], rule, ...rows].map(row => `| ${row.join(' | ')} |`).join('\n')
}

/** Every ring, a line for each: its package, what it is made of, and its members. */
export function ringLines(all: readonly PackageFigures[]): string[] {
  return all.flatMap(({ name, fileRings, folderRings }) => {
    const line = (kind: string) => (ring: string[]) =>
      `${name}: ${ring.length} ${kind}: ${ring.map(shortest(name)).join(', ')}`
    return [...fileRings.map(line('files')), ...folderRings.map(line('folders'))]
  })
}

function cells(name: string, all: readonly PackageFigures[], short: (path: string) => string): string[] {
  const sum = (of: (figures: PackageFigures) => number) => all.reduce((total, each) => total + of(each), 0)
  const folder = all.map(({ folders }) => folders[0]!).toSorted((a, b) => b.files - a.files)[0]!
  const file = all.map(({ longestFile }) => longestFile).toSorted((a, b) => b.lines - a.lines)[0]!
  return [
    name,
    String(sum(({ files }) => files)),
    String(sum(({ folders }) => folders.length)),
    `${folder.files} \`${short(folder.path)}\``,
    inRings(all.flatMap(({ fileRings }) => fileRings)),
    inRings(all.flatMap(({ folderRings }) => folderRings)),
    `${file.lines} \`${short(file.path)}\``,
    String(sum(({ lines }) => lines)),
  ]
}

/** `11 in 2`: eleven members in two rings. */
function inRings(rings: readonly string[][]): string {
  return rings.length === 0 ? '0' : `${rings.flat().length} in ${rings.length}`
}

/** A path without its package. */
function shortest(name: string): (path: string) => string {
  return path => path.replace(`packages/${name}/src/`, '').replace(`packages/${name}/`, '')
}
