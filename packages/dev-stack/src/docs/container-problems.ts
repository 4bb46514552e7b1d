import type { DocumentProblem } from './link-problems.ts'

/** What a Containerfile is compared with. */
export interface ContainerFacts {
  /** Version of Node.js that package.json pins. */
  nodeVersion: string
  /** Names of the folders below `packages/`. */
  packages: readonly string[]
  /** Whether a path from the root is a file or folder of the repository. */
  exists: (path: string) => boolean
}

const PATH = 'Containerfile'

/**
 * Finds what would fail in the build of the image and can be seen without a container engine: files that are copied and
 * are not there, manifests of packages that `npm ci` would miss, another Node.js than the pinned one.
 */
export function containerProblems(text: string, facts: ContainerFacts): DocumentProblem[] {
  const lines = text.split('\n')
  const copied = lines.flatMap((line, index) => copiedFrom(line).map(path => ({ path, line: index + 1 })))
  const gone = copied
    .filter(({ path }) => !facts.exists(path))
    .map(({ path, line }) => ({ path: PATH, line, message: `copies ${path}, which is not there` }))
  const missing = facts.packages
    .map(name => `packages/${name}/package.json`)
    .filter(manifest => !copied.some(({ path }) => path === manifest))
    .map(manifest => ({ path: PATH, line: 1, message: `does not copy ${manifest}; npm ci needs it` }))
  const other = { path: PATH, line: 1, message: `does not use the pinned Node.js ${facts.nodeVersion}` }
  const isPinned = lines.includes(`ARG NODE_VERSION=${facts.nodeVersion}`)
  return [...gone, ...missing, ...(isPinned ? [] : [other])]
}

/** Sources of a COPY instruction; none where it copies from another stage. */
function copiedFrom(line: string): string[] {
  const [instruction, ...words] = line.trim().split(/\s+/)
  if (instruction !== 'COPY' || words.some(word => word.startsWith('--from='))) return []
  return words.filter(word => !word.startsWith('--')).slice(0, -1)
}
