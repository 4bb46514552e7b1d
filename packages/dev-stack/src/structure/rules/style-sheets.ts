/** The classes in the selectors of a style sheet, each with the line where it first stands. */
export function definedClasses(css: string): Map<string, number> {
  const text = blanked(css)
  const classes = new Map<string, number>()
  for (const { index, 0: prelude } of text.matchAll(/[^{};]+(?=\{)/g)) {
    if (prelude.trimStart().startsWith('@')) continue
    for (const { index: at, 1: name } of prelude.matchAll(/\.([a-zA-Z_][\w-]*)/g))
      if (!classes.has(name!)) classes.set(name!, lineOf(text, index + at))
  }
  return classes
}

/** The lines where a sheet has something outside of `@layer` blocks of these names. */
export function looseRules(css: string, layers: readonly string[]): number[] {
  const text = blanked(css)
  const lines: number[] = []
  let depth = 0
  let start = 0
  for (const { index, 0: sign } of text.matchAll(/[{};]/g)) {
    if (depth === 0 && sign !== '}') {
      const prelude = text.slice(start, index)
      const layer = /^\s*@layer\s+([\w-]+)\s*$/.exec(prelude)?.[1]
      if (sign === ';' || layer === undefined || !layers.includes(layer))
        lines.push(lineOf(text, start + prelude.search(/\S/)))
    }
    if (sign === '{') depth += 1
    if (sign === '}') depth -= 1
    if (depth === 0) start = index + 1
  }
  return lines
}

/** The same text with blanks in place of comments and strings. */
function blanked(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\/|"[^"\n]*"|'[^'\n]*'|:global\([^)]*\)/g, part =>
    part.replace(/[^\n]/g, ' '),
  )
}

const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length
