import { existsSync, globSync, readFileSync } from 'node:fs'
import { containerProblems } from './container-problems.ts'
import { decisionProblems } from './decision-problems.ts'
import { type DocumentProblem, linkProblems } from './link-problems.ts'
import { readmeProblems } from './readme-problems.ts'

const MARKDOWN = ['*.md', '.github/**/*.md', 'docs/**/*.md', 'bench/**/*.md', 'packages/*/*.md']

/**
 * Checks the documents of a repository: links, numbers of decisions, READMEs of the packages, and what `.nvmrc` and the Containerfile repeat of
 * the packages.
 *
 * @param root The repository's folder, with a slash at the end.
 */
export function checkDocs(root: string): DocumentProblem[] {
  const read = (path: string) => readFileSync(root + path, 'utf8')
  const documents = MARKDOWN.flatMap(pattern => globSync(pattern, { cwd: root }))
    .map(path => path.replaceAll('\\', '/'))
    .sort()
    .map(path => ({ path, text: read(path) }))
  const packages = globSync('packages/*/package.json', { cwd: root }).map(
    path => path.split(/[\\/]/)[1] ?? '',
  )
  const exists = (path: string) => existsSync(root + path)
  const nodeVersion = pinnedNode(read('package.json'))
  return [
    ...linkProblems(documents, exists),
    ...decisionProblems(documents),
    ...packages.sort().flatMap(name =>
      readmeProblems({
        name,
        readme: documents.find(({ path }) => path === `packages/${name}/README.md`)?.text ?? null,
        folders: foldersOf(`${root}packages/${name}/src`),
      }),
    ),
    ...nodeVersionProblems(read('.nvmrc'), nodeVersion),
    ...containerProblems(read('Containerfile'), { nodeVersion, packages, exists }),
  ]
}

/** The folders of a folder that hold files; empty ones are left behind by moves and are in no repository. */
const foldersOf = (folder: string) => [
  ...new Set(globSync('*/**/*.*', { cwd: folder }).map(path => path.split(/[\\/]/)[0] ?? '')),
]

const pinnedNode = (manifest: string) =>
  (JSON.parse(manifest) as { dependencies: { node: string } }).dependencies.node

function nodeVersionProblems(nvmrc: string, nodeVersion: string): DocumentProblem[] {
  if (nvmrc.trim() === nodeVersion) return []
  return [{ path: '.nvmrc', line: 1, message: `is not the pinned Node.js ${nodeVersion} of package.json` }]
}
