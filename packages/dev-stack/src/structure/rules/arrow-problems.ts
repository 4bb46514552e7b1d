import type { Edge, ModuleGraph } from '../graph/module-graph.ts'
import { isGenerated, isTest, type StructureProblem } from '../graph/source-file.ts'
import { type FeatureTiers, tierOf } from './feature-tiers.ts'
import { JOINING_FOLDERS, PACKAGE_ARROWS, PACKAGES_WITH_FEATURES, SHARED_FOLDERS } from './structure-rules.ts'

/** Imports against the arrows of the packages, the tiers of the features or their public entries. */
export function arrowProblems({ edges }: ModuleGraph, tiers: FeatureTiers): StructureProblem[] {
  return [...edges].flatMap(([path, imports]) =>
    isTest(path) || isGenerated(path)
      ? []
      : imports.flatMap(edge => {
          const message = problemOf(path, edge, tiers)
          return message === null ? [] : [{ path, line: edge.line, message }]
        }),
  )
}

function problemOf(path: string, edge: Edge, tiers: FeatureTiers): string | null {
  const from = place(path)
  const target = place(edge.to)
  if (!from || !target) return null
  if (from.package !== target.package) {
    if (PACKAGE_ARROWS[from.package]?.includes(target.package)) return null
    return `${from.package} may not import ${target.package}; move what both need into domain, or meet on the wire`
  }
  if (!from.feature || !target.feature || from.feature === target.feature) return null
  return featureProblem(from, target, edge, tiers)
}

function featureProblem(from: Place, target: Place, { to, specifier }: Edge, tiers: FeatureTiers) {
  const isShared = (feature: string) => SHARED_FOLDERS.includes(feature)
  if (isShared(target.feature)) return null
  if (isShared(from.feature))
    return `${from.feature} may not import the feature ${target.feature}; hand the fact in as an argument`
  const joins = JOINING_FOLDERS.includes(from.feature)
  if (!joins) {
    const problem = tierProblem(from, target, tiers)
    if (problem !== null) return problem
  }
  const entry = `packages/${target.package}/src/${target.feature}/`
  const entries = joins ? /^(index|feature)\.tsx?$/ : /^index\.tsx?$/
  if (entries.test(to.slice(entry.length))) return null
  return `import the feature ${target.feature} through its index.ts, not by ${specifier}`
}

function tierProblem(from: Place, target: Place, tiers: FeatureTiers): string | null {
  const own = tierOf(tiers, from)
  const other = tierOf(tiers, target)
  for (const [tier, { package: name, feature }] of [
    [own, from],
    [other, target],
  ] as const)
    if (tier === undefined)
      return `the feature ${feature} has no tier; give it one in packages/${name}/src/${feature}/feature.ts`
  if (own === null || other === null || other! < own!) return null
  return `${from.feature} (tier ${own}) may not import ${target.feature} (tier ${other}); publish an event upward instead`
}

/** Package and feature of a file; the feature is empty for files directly in src and for packages without features. */
interface Place {
  package: string
  feature: string
}

function place(path: string): Place | null {
  const match = /^packages\/([^/]+)\/src\/(?:([^/]+)\/)?/.exec(path)
  if (!match?.[1]) return null
  const features = PACKAGES_WITH_FEATURES.includes(match[1])
  return { package: match[1], feature: features ? (match[2] ?? '') : '' }
}
