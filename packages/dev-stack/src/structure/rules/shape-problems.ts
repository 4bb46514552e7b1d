import type { ModuleGraph } from '../graph/module-graph.ts'
import { type PackageFigures, packageFigures } from '../graph/package-figures.ts'
import { isTest, type SourceFile, type StructureProblem } from '../graph/source-file.ts'
import { MOST_FILES_IN_A_FOLDER } from './structure-rules.ts'

/** Rings between files, rings between folders, and folders with too many files. */
export function shapeProblems(files: readonly SourceFile[], graph: ModuleGraph): StructureProblem[] {
  return packageFigures(files, graph).flatMap(figures => problemsOf(figures, graph))
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

const short = (path: string): string => path.replace(/^packages\//, '')
