import { existsSync, globSync, readFileSync } from 'node:fs'
import { type DocumentProblem, linkProblems } from './link-problems.ts'
import { readmeProblems } from './readme-problems.ts'

const MARKDOWN = ['*.md', '.github/**/*.md', 'docs/**/*.md', 'bench/**/*.md', 'packages/*/*.md']

/**
 * Checks the documents of a repository: links, READMEs of the packages, and that `.nvmrc` names the pinned Node.js.
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
  return [
    ...linkProblems(documents, path => existsSync(root + path)),
    ...packages.sort().flatMap(name =>
      readmeProblems({
        name,
        readme: documents.find(({ path }) => path === `packages/${name}/README.md`)?.text ?? null,
        folders: globSync('*/', { cwd: `${root}packages/${name}/src` }).map(folder =>
          folder.replace(/\W$/, ''),
        ),
      }),
    ),
    ...nodeVersionProblems(read('.nvmrc'), read('package.json')),
  ]
}

function nodeVersionProblems(nvmrc: string, manifest: string): DocumentProblem[] {
  const { dependencies } = JSON.parse(manifest) as { dependencies: { node: string } }
  if (nvmrc.trim() === dependencies.node) return []
  const message = `is not the pinned Node.js ${dependencies.node} of package.json`
  return [{ path: '.nvmrc', line: 1, message }]
}
