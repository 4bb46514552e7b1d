import { dirname, join, normalize, relative } from 'node:path'
import {
  GROUND_FLOOR,
  JOINING_FILES,
  PACKAGE_ARROWS,
  PACKAGES_WITH_ROOMS,
  ROOM_TIERS,
  TIERS_BY_PACKAGE,
} from './floor-plan.ts'
import { blankComments, type Import, readImports } from './read-imports.ts'

/** A source file of the repository: its path from the root, with forward slashes, and its text. */
export interface SourceFile {
  path: string
  text: string
}

/** One broken rule of the house: where, what, and the way out. */
export interface HouseProblem {
  path: string
  line: number
  message: string
}

/** Checks package arrows, room tiers, doors (index.ts), import rings and the purity of the domain. */
export function houseProblems(files: SourceFile[]): HouseProblem[] {
  const known = new Map(files.map(file => [file.path, readImports(file.text)]))
  return [
    ...files.flatMap(file =>
      (known.get(file.path) ?? []).flatMap(imported => arrowProblems(file.path, imported)),
    ),
    ...files.flatMap(purityProblems),
    ...ringProblems(known),
  ]
}

function arrowProblems(path: string, imported: Import): HouseProblem[] {
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
  if (!from.room || !target.room || from.room === target.room) return []
  return roomProblem(from.room, target, imported).flatMap(problem)
}

function roomProblem(fromRoom: string, target: Place, imported: Import): string[] {
  const ground = (room: string) => (GROUND_FLOOR as readonly string[]).includes(room)
  if (ground(target.room)) return []
  if (ground(fromRoom))
    return [`${fromRoom} may not import the room ${target.room}; hand the fact in as an argument`]
  const tierOf = (room: string) => TIERS_BY_PACKAGE[target.package]?.[room] ?? ROOM_TIERS[room]
  const tier = tierOf(fromRoom)
  const targetTier = tierOf(target.room)
  if (tier === undefined) return [`the room ${fromRoom} has no tier; give it one in floor-plan.ts`]
  if (targetTier === undefined) return [`the room ${target.room} has no tier; give it one in floor-plan.ts`]
  if (targetTier >= tier)
    return [
      `${fromRoom} (tier ${tier}) may not import ${target.room} (tier ${targetTier}); publish an event upward instead`,
    ]
  if (imported.specifier.startsWith('.') && !/\/index\.tsx?$/.test(imported.specifier))
    return [`enter the room ${target.room} through its index.ts, not by ${imported.specifier}`]
  return []
}

const IMPURE: [RegExp, string][] = [
  [/\bDate\.now\(|\bnew Date\(\s*\)/, 'reads the clock; take the time as an argument'],
  [/\bMath\.random\(|\bcrypto\./, 'uses randomness; take ids and random values as arguments'],
  [/\bprocess\.|\bconsole\./, 'touches the process; domain has no I/O'],
]

function purityProblems(file: SourceFile): HouseProblem[] {
  if (isTest(file.path)) return []
  const problems: HouseProblem[] = []
  const lines = blankComments(file.text).split('\n')
  const pure = file.path.startsWith('packages/domain/src/')
  const environmentDoor =
    /\/(config|dev-stack|bench)\//.test(file.path) || /vite\.config\.ts$/.test(file.path)
  lines.forEach((text, index) => {
    const at = { path: file.path, line: index + 1 }
    if (pure)
      for (const [pattern, message] of IMPURE) if (pattern.test(text)) problems.push({ ...at, message })
    if (!environmentDoor && /\bprocess\.env\b/.test(text))
      problems.push({ ...at, message: 'reads process.env; only a config folder does, hand the setting in' })
  })
  return problems
}

/** Import rings among files, types left out since they are gone at run time; each ring is told once. */
function ringProblems(known: Map<string, Import[]>): HouseProblem[] {
  const edges = new Map<string, string[]>()
  for (const [path, imports] of known)
    edges.set(
      path,
      imports
        .filter(imported => !imported.typeOnly && imported.specifier.startsWith('.'))
        .map(imported => resolveRelative(path, imported.specifier))
        .filter(target => known.has(target)),
    )
  const problems: HouseProblem[] = []
  const done = new Set<string>()
  const trail: string[] = []
  const visit = (path: string): void => {
    const at = trail.indexOf(path)
    if (at >= 0) {
      const ring = [...trail.slice(at), path].map(file => relative('packages', file)).join(' → ')
      problems.push({
        path,
        line: 1,
        message: `import ring: ${ring}; move what both need into a file of its own`,
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
  room: string
}

/** Package and room of a path; the room is empty for files straight in src and for packages without rooms. */
function place(path: string): Place | null {
  const match = /^packages\/([^/]+)\/src\/(?:([^/]+)\/)?/.exec(path)
  if (!match?.[1]) return null
  const rooms = (PACKAGES_WITH_ROOMS as readonly string[]).includes(match[1])
  return { package: match[1], room: rooms ? (match[2] ?? '') : '' }
}

function targetPlace(path: string, specifier: string): Place | null {
  const workspace = /^@tractrix\/([^/]+)(?:\/(.+))?$/.exec(specifier)
  if (workspace?.[1]) return { package: workspace[1], room: workspace[2] ?? '' }
  return specifier.startsWith('.') ? place(resolveRelative(path, specifier)) : null
}

const resolveRelative = (path: string, specifier: string) =>
  normalize(join(dirname(path), specifier)).replaceAll('\\', '/')

const isTest = (path: string) => /\.(test|stories|bench)\.tsx?$|\/testing\/|test-[a-z-]+\.ts$/.test(path)
