import type { SourceFile, StructureProblem } from '../graph/source-file.ts'

/** Features may refine the classes of the shared components, which count as one feature. */
const SHARED_STYLES = 'ui'

/**
 * Class names that two features of the console define independently: whichever style sheet is loaded later wins in
 * both. Reported at the second place.
 */
export function styleClashes(files: readonly SourceFile[]): StructureProblem[] {
  const owners = new Map<string, { feature: string; path: string }>()
  const problems: StructureProblem[] = []
  for (const { path, text } of files) {
    const feature = /^packages\/console\/src\/([^/]+)\//.exec(path)?.[1]
    if (!feature || feature === SHARED_STYLES) continue
    for (const { name, line } of definedClasses(text)) {
      const owner = owners.get(name)
      if (!owner) owners.set(name, { feature, path })
      else if (owner.feature !== feature)
        problems.push({
          path,
          line,
          message: `.${name} is also the name of a class in ${owner.path}; rename one`,
        })
    }
  }
  return problems
}

/** Classes that stand alone as a selector, such as `.card` in `.card, .card:hover { … }`. */
function definedClasses(css: string): { name: string; line: number }[] {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, comment => comment.replace(/[^\n]/g, ' '))
  return [...text.matchAll(/(?<=^|[{},;])\s*\.([a-zA-Z][\w-]*)\s*(?=[,{])/g)].map(match => ({
    name: match[1] ?? '',
    line: text.slice(0, match.index + match[0].indexOf('.')).split('\n').length,
  }))
}
