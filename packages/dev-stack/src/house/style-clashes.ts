import type { HouseProblem, SourceFile } from './house-problems.ts'

/** Rooms may refine what the shared parts define; the parts themselves are one room. */
const SHARED_ROOM = 'ui'

/**
 * Class names that two rooms of the console define on their own: whichever style sheet is loaded later wins, in both
 * rooms. Told at the second place.
 */
export function styleClashes(files: readonly SourceFile[]): HouseProblem[] {
  const owners = new Map<string, { room: string; path: string }>()
  const problems: HouseProblem[] = []
  for (const { path, text } of files) {
    const room = /^packages\/console\/src\/([^/]+)\//.exec(path)?.[1]
    if (!room || room === SHARED_ROOM) continue
    for (const { name, line } of definedClasses(text)) {
      const owner = owners.get(name)
      if (!owner) owners.set(name, { room, path })
      else if (owner.room !== room)
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
