import { dirname, join, normalize } from 'node:path'
import { type Import, readImports } from './read-imports.ts'
import type { SourceFile, StructureProblem } from './source-file.ts'

/** An import of one source file by another; imports of other things are left out. */
export interface Edge extends Import {
  /** The imported file; a path from the root. */
  to: string
}

/** Which source file imports which, types included, and what could not be followed. */
export interface ModuleGraph {
  edges: ReadonlyMap<string, readonly Edge[]>
  /** Imports that name a source file which is not there. */
  lost: readonly StructureProblem[]
}

/** The graph of all source files. */
export function moduleGraph(files: readonly SourceFile[]): ModuleGraph {
  const known = new Set(files.map(({ path }) => path))
  const lost: StructureProblem[] = []
  const edges = new Map<string, Edge[]>()
  for (const { path, text } of files) {
    const found: Edge[] = []
    for (const imported of readImports(text)) {
      const candidates = filesOf(path, imported.specifier)
      const to = candidates.find(candidate => known.has(candidate))
      if (to !== undefined) found.push({ ...imported, to })
      else if (candidates.length > 0)
        lost.push({
          path,
          line: imported.line,
          message: `imports ${imported.specifier}, which is no source file: the rules cannot follow it`,
        })
    }
    edges.set(path, found)
  }
  return { edges, lost }
}

/** The source files that an import may mean; empty: it means none, but a package of others, a style sheet or data. */
function filesOf(path: string, specifier: string): string[] {
  const [name = ''] = specifier.split('?')
  const workspace = /^@tractrix\/([^/]+)(?:\/(.+))?$/.exec(name)
  if (workspace) {
    const base = `packages/${workspace[1]}/src/${workspace[2] ?? ''}`
    return workspace[2] === undefined ? [`${base}index.ts`] : [`${base}/index.ts`, `${base}.ts`]
  }
  if (!name.startsWith('.')) return []
  const target = normalize(join(dirname(path), name)).replaceAll('\\', '/')
  const isOther = /\.[a-z0-9]+$/i.test(target) && !/\.[cm]?[jt]sx?$/.test(target)
  return isOther || !target.startsWith('packages/') ? [] : [target]
}
