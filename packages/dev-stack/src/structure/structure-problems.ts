import { dirname, join, normalize, relative } from 'node:path'
import { blankComments, type Import, readImports } from './read-imports.ts'
import {
  FEATURE_TIERS,
  JOINING_FILES,
  PACKAGE_ARROWS,
  PACKAGES_WITH_FEATURES,
  SHARED_FOLDERS,
  TIERS_BY_PACKAGE,
} from './structure-rules.ts'

/** A source file of the repository: its path from the root, with forward slashes, and its text. */
export interface SourceFile {
  path: string
  text: string
}

/** One broken structure rule: where, what, and how to fix it. */
export interface StructureProblem {
  path: string
  line: number
  message: string
}

/** Checks package arrows, feature tiers, entries (index.ts), import cycles and the purity of the domain. */
export function structureProblems(files: SourceFile[]): StructureProblem[] {
  const known = new Map(files.map(file => [file.path, readImports(file.text)]))
  return [
    ...files.flatMap(file =>
      (known.get(file.path) ?? []).flatMap(imported => arrowProblems(file.path, imported)),
    ),
    ...files.flatMap(purityProblems),
    ...cycleProblems(known),
  ]
}

function arrowProblems(path: string, imported: Import): StructureProblem[] {
  const from = place(path)
  const target = targetPlace(path, imported.specifier)
  if (!from || !target || isTest(path) || JOINING_FILES.includes(path)) return []
  const problem = (message: string) => [{ path, line: imported.line, message }]
  if (from.package !== target.package) {
    if (PACKAGE_ARROWS[from.package]?.includes(target.package)) return []
    return problem(
      `${from.package} may not import ${target.package}; move what both need into domain, or meet on the wire`,
    )
  }
  if (!from.feature || !target.feature || from.feature === target.feature) return []
  return featureProblem(from.feature, target, imported).flatMap(problem)
}

function featureProblem(fromFeature: string, target: Place, imported: Import): string[] {
  const isShared = (feature: string) => (SHARED_FOLDERS as readonly string[]).includes(feature)
  if (isShared(target.feature)) return []
  if (isShared(fromFeature))
    return [`${fromFeature} may not import the feature ${target.feature}; hand the fact in as an argument`]
  const tierOf = (feature: string) => TIERS_BY_PACKAGE[target.package]?.[feature] ?? FEATURE_TIERS[feature]
  const tier = tierOf(fromFeature)
  const targetTier = tierOf(target.feature)
  if (tier === undefined) return [`the feature ${fromFeature} has no tier; give it one in structure-rules.ts`]
  if (targetTier === undefined)
    return [`the feature ${target.feature} has no tier; give it one in structure-rules.ts`]
  if (targetTier >= tier)
    return [
      `${fromFeature} (tier ${tier}) may not import ${target.feature} (tier ${targetTier}); publish an event upward instead`,
    ]
  if (imported.specifier.startsWith('.') && !/\/index\.tsx?$/.test(imported.specifier))
    return [`import the feature ${target.feature} through its index.ts, not by ${imported.specifier}`]
  return []
}

const IMPURE: [RegExp, string][] = [
  [/\bDate\.now\(|\bnew Date\(\s*\)/, 'reads the clock; take the time as an argument'],
  [/\bMath\.random\(|\bcrypto\./, 'uses randomness; take ids and random values as arguments'],
  [/\bprocess\.|\bconsole\./, 'touches the process; domain has no I/O'],
]

function purityProblems(file: SourceFile): StructureProblem[] {
  if (isTest(file.path)) return []
  const problems: StructureProblem[] = []
  const lines = blankComments(file.text).split('\n')
  const pure = file.path.startsWith('packages/domain/src/')
  const mayReadEnvironment =
    /\/(config|dev-stack|bench)\//.test(file.path) || /vite\.config\.ts$/.test(file.path)
  lines.forEach((text, index) => {
    const at = { path: file.path, line: index + 1 }
    if (pure)
      for (const [pattern, message] of IMPURE) if (pattern.test(text)) problems.push({ ...at, message })
    if (!mayReadEnvironment && /\bprocess\.env\b/.test(text))
      problems.push({ ...at, message: 'reads process.env; only a config folder does, hand the setting in' })
  })
  return problems
}

/** Import cycles among files, without type imports, which are gone at run time; each cycle is reported once. */
function cycleProblems(known: Map<string, Import[]>): StructureProblem[] {
  const edges = new Map<string, string[]>()
  for (const [path, imports] of known)
    edges.set(
      path,
      imports
        .filter(imported => !imported.typeOnly && imported.specifier.startsWith('.'))
        .map(imported => resolveRelative(path, imported.specifier))
        .filter(target => known.has(target)),
    )
  const problems: StructureProblem[] = []
  const done = new Set<string>()
  const trail: string[] = []
  const visit = (path: string): void => {
    const at = trail.indexOf(path)
    if (at >= 0) {
      const cycle = [...trail.slice(at), path].map(file => relative('packages', file)).join(' → ')
      problems.push({
        path,
        line: 1,
        message: `import cycle: ${cycle}; move what both need into a file of its own`,
      })
      return
    }
    if (done.has(path)) return
    trail.push(path)
    for (const target of edges.get(path) ?? []) visit(target)
    trail.pop()
    done.add(path)
  }
  for (const path of known.keys()) visit(path)
  return problems
}

interface Place {
  package: string
  feature: string
}

/** Package and feature of a path; the feature is empty for files directly in src and for packages without features. */
function place(path: string): Place | null {
  const match = /^packages\/([^/]+)\/src\/(?:([^/]+)\/)?/.exec(path)
  if (!match?.[1]) return null
  const features = (PACKAGES_WITH_FEATURES as readonly string[]).includes(match[1])
  return { package: match[1], feature: features ? (match[2] ?? '') : '' }
}

function targetPlace(path: string, specifier: string): Place | null {
  const workspace = /^@tractrix\/([^/]+)(?:\/(.+))?$/.exec(specifier)
  if (workspace?.[1]) return { package: workspace[1], feature: workspace[2] ?? '' }
  return specifier.startsWith('.') ? place(resolveRelative(path, specifier)) : null
}

const resolveRelative = (path: string, specifier: string) =>
  normalize(join(dirname(path), specifier)).replaceAll('\\', '/')

const isTest = (path: string) => /\.(test|stories|bench)\.tsx?$|\/testing\/|test-[a-z-]+\.ts$/.test(path)
