import { posix } from 'node:path'
import type { SourceFile, StructureProblem } from '../graph/source-file.ts'
import { definedClasses, looseRules } from './style-sheets.ts'

const CONSOLE = /^packages\/console\/src\/([^/]+)\//
const MODULE = /\.module\.css$/
const MODULE_IMPORT = /^import (\w+) from '([^']+\.module\.css)'/gm

/** The folder of the shared parts, whose styles come before those of every feature. */
const SHARED = 'ui'
const LAYERS_OF_SHARED = ['primitives', 'components', 'system']
const LAYERS_OF_FEATURES = ['features', 'system']

/**
 * What is wrong between the style sheets of the console and the code beside them: class names that their module does not
 * define or that nobody uses, classes outside of modules, rules outside of the layer that decides who wins, and modules
 * that another feature imports.
 */
export function styleModuleProblems(
  sheets: readonly SourceFile[],
  sources: readonly SourceFile[],
): StructureProblem[] {
  const used = new Map(sheets.map(({ path }) => [path, new Set<string>()]))
  const defined = new Map(sheets.map(({ path, text }) => [path, definedClasses(text)]))
  const misuse = sources.flatMap(source => misuses(source, defined, used))
  return [...misuse, ...sheets.flatMap(sheet => sheetProblems(sheet, used.get(sheet.path)!))]
}

type Defined = ReadonlyMap<string, ReadonlyMap<string, number>>

/** Wrong uses of modules in one source file; notes the right ones in `used`. */
function misuses(
  { path, text }: SourceFile,
  defined: Defined,
  used: ReadonlyMap<string, Set<string>>,
): StructureProblem[] {
  return [...text.matchAll(MODULE_IMPORT)].flatMap(found => {
    const [statement, name, from] = found as unknown as [string, string, string]
    const problem = (index: number, message: string) => ({ path, line: lineOf(text, index), message })
    const module = posix.join(posix.dirname(path), from)
    const classes = defined.get(module)
    if (classes === undefined) return [problem(found.index, `there is no ${from}`)]
    const owner = CONSOLE.exec(module)?.[1]
    const away = owner !== CONSOLE.exec(path)?.[1]
    const rest = text.slice(found.index + statement.length)
    const uses = [
      ...rest.matchAll(new RegExp(`(?<![\\w$'/-]|[^.]\\.)${name}\\b(?!['/-])(?:\\.(\\w+))?`, 'g')),
    ]
    return [
      ...(away ? [problem(found.index, `styles of ${owner}: use a part of ${owner} instead`)] : []),
      ...uses.flatMap(use => {
        const at = found.index + statement.length + use.index
        if (use[1] === undefined) return [problem(at, `name the class: ${name}.…`)]
        used.get(module)!.add(use[1])
        return classes.has(use[1]) ? [] : [problem(at, `${name}.${use[1]} is not in ${from}`)]
      }),
    ]
  })
}

function sheetProblems({ path, text }: SourceFile, used: ReadonlySet<string>): StructureProblem[] {
  const classes = [...definedClasses(text)]
  if (!MODULE.test(path))
    return classes.map(([name, line]) => ({
      path,
      line,
      message: `.${name} would hold everywhere; move it to a module beside its part`,
    }))
  const layers = CONSOLE.exec(path)?.[1] === SHARED ? LAYERS_OF_SHARED : LAYERS_OF_FEATURES
  return [
    ...classes
      .filter(([name]) => !used.has(name))
      .map(([name, line]) => ({ path, line, message: `nobody uses .${name}` })),
    ...looseRules(text, layers).map(line => ({
      path,
      line,
      message: `stands in none of the layers ${layers.join(', ')}`,
    })),
  ]
}

const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length
