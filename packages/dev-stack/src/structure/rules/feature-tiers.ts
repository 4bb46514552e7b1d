import { blankComments } from '../graph/read-imports.ts'
import type { SourceFile } from '../graph/source-file.ts'
import { PACKAGES_WITHOUT_TIERS, TIERS_WITHOUT_MANIFEST } from './structure-rules.ts'

/** The tiers that manifests name, by package and feature. */
export type FeatureTiers = ReadonlyMap<string, ReadonlyMap<string, number>>

/** Reads the `tier` of every manifest, the `feature.ts` or `feature.tsx` of a feature's folder. */
export function featureTiers(files: readonly SourceFile[]): FeatureTiers {
  const tiers = new Map<string, Map<string, number>>()
  for (const { path, text } of files) {
    const manifest = /^packages\/([^/]+)\/src\/([^/]+)\/feature\.tsx?$/.exec(path)
    const tier = /\btier:\s*(\d+(?:\.\d+)?)/.exec(blankComments(text))?.[1]
    if (!manifest?.[1] || !manifest[2] || tier === undefined) continue
    const own = tiers.get(manifest[1]) ?? new Map<string, number>()
    tiers.set(manifest[1], own.set(manifest[2], Number(tier)))
  }
  return tiers
}

/**
 * The tier of a feature. Null: its package has no tiers, its imports must only form no ring. Undefined: its manifest does
 * not say it.
 */
export function tierOf(
  tiers: FeatureTiers,
  { package: name, feature }: { package: string; feature: string },
): number | null | undefined {
  if (PACKAGES_WITHOUT_TIERS.includes(name)) return null
  return tiers.get(name)?.get(feature) ?? TIERS_WITHOUT_MANIFEST[name]?.[feature]
}
