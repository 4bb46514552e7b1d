import type { ModuleGraph } from '../graph/module-graph.ts'
import { type PackageFigures, packageFigures } from '../graph/package-figures.ts'
import { isTest, type SourceFile, type StructureProblem } from '../graph/source-file.ts'
import { MOST_FILES_IN_A_FOLDER, type PackageBound, UNTANGLING } from './untangling.ts'

/**
 * Rings between files or folders, and folders with too many files. A package that is still being untangled may have as
 * many as it has today.
 */
export function shapeProblems(
  files: readonly SourceFile[],
  graph: ModuleGraph,
  untangling: Readonly<Record<string, PackageBound>> = UNTANGLING,
): StructureProblem[] {
  return packageFigures(files, graph).flatMap(figures => {
    const bound = untangling[figures.name]
    return bound === undefined ? problemsOf(figures, graph) : growthOf(figures, bound)
  })
}

function problemsOf(
  { fileRings, folderRings, folders }: PackageFigures,
  graph: ModuleGraph,
): StructureProblem[] {
  const large = folders.filter(({ files }) => files > MOST_FILES_IN_A_FOLDER)
  return [
    ...fileRings.map(ring => ({
      path: ring[0]!,
      line: 1,
      message: `import ring of ${ring.length} files: ${ring.map(short).join(', ')}; move what they need from each other into a file of its own`,
    })),
    ...folderRings.flatMap(ring => folderRingProblem(ring, graph)),
    ...large.map(({ path, files }) => ({
      path,
      line: 1,
      message: `has ${files} source files, more than ${MOST_FILES_IN_A_FOLDER}; sort them into subfolders`,
    })),
  ]
}

/** One problem with an example import of each folder of the ring. */
function folderRingProblem(ring: readonly string[], { edges }: ModuleGraph): StructureProblem[] {
  const inside = (path: string) => ring.find(folder => path.slice(0, path.lastIndexOf('/')) === folder)
  const examples = ring.flatMap(folder => {
    for (const [path, targets] of edges) {
      if (inside(path) !== folder || isTest(path)) continue
      const edge = targets.find(({ to }) => inside(to) !== undefined && inside(to) !== folder)
      if (edge) return [{ path, line: edge.line, text: `${short(path)} → ${short(edge.to)}` }]
    }
    return []
  })
  const { path, line } = examples[0]!
  const text = examples.map(example => example.text).join(', ')
  return [{ path, line, message: `import ring of ${ring.length} folders (${text}); let one know the other` }]
}

function growthOf({ name, fileRings, folderRings, folders }: PackageFigures, bound: PackageBound) {
  const now: PackageBound = {
    filesInRings: fileRings.flat().length,
    foldersInRings: folderRings.flat().length,
    largeFolders: folders.filter(({ files }) => files > MOST_FILES_IN_A_FOLDER).length,
  }
  return (Object.keys(bound) as (keyof PackageBound)[])
    .filter(key => now[key] > bound[key])
    .map(key => ({
      path: `packages/${name}`,
      line: 1,
      message: `${key} grew from ${bound[key]} to ${now[key]}; \`npm run measure -- --rings\` names them, and the figures only go down`,
    }))
}

const short = (path: string): string => path.replace(/^packages\//, '')
