/** The structure rules (ARCHITECTURE.md): which package may import which. */
export const PACKAGE_ARROWS: Record<string, readonly string[]> = {
  domain: [],
  'fleet-protocol': ['domain'],
  'demo-yards': ['domain'],
  server: ['domain', 'fleet-protocol', 'demo-yards'],
  simulator: ['domain', 'fleet-protocol', 'demo-yards'],
  'demo-traffic': ['domain', 'demo-yards'],
  console: ['domain'],
  'dev-stack': ['domain', 'fleet-protocol', 'demo-yards', 'server', 'simulator', 'demo-traffic'],
}

/** Packages with one folder per feature; each of the others counts as one feature. */
export const PACKAGES_WITH_FEATURES: readonly string[] = ['domain', 'server', 'console']

/** Packages whose features have no manifests: which of them may import which follows from the rule against rings. */
export const PACKAGES_WITHOUT_TIERS: readonly string[] = ['domain']

/** Shared folders that every feature may import; they know nothing of the yard and import no feature. */
export const SHARED_FOLDERS: readonly string[] = ['platform', 'ui', 'fleet', 'testing']

/** Folders that join the features: they may import each one, by its index.ts or its manifest, and no feature imports them. */
export const JOINING_FOLDERS: readonly string[] = ['app', 'bench']

/**
 * Tiers of features that add nothing to the frame of their package and have no manifest. A feature imports only features
 * of lower tiers, and only through their index.ts.
 */
export const TIERS_WITHOUT_MANIFEST: Record<string, Record<string, number>> = {
  console: { 'map-kit': 0, 'map-canvas': 0.5, users: 1, forms: 2 },
}

/** A folder with more source files than this has subfolders; tests, stories and generated files are not counted. */
export const MOST_FILES_IN_A_FOLDER = 15

/** Types that have one declaration, from which every package takes them whole, by `Pick` or by an extension. */
export const DECLARED_ONCE: readonly { type: string; path: string }[] = [
  { type: 'TruckTelemetry', path: 'packages/domain/src/trucks/truck-telemetry.ts' },
]

/** A type may have so many fields of the same names by chance. */
export const MOST_SHARED_FIELDS = 4
