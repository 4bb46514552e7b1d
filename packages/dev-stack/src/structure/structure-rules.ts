/**
 * The structure rules (ARCHITECTURE.md): which package may import which, and the tier of each feature.
 * A feature imports only features of lower tiers, and only through their index.ts.
 */
export const PACKAGE_ARROWS: Record<string, readonly string[]> = {
  domain: [],
  'fleet-protocol': ['domain'],
  'demo-yards': ['domain'],
  server: ['domain', 'fleet-protocol', 'demo-yards'],
  simulator: ['domain', 'fleet-protocol', 'demo-yards'],
  console: ['domain'],
  'dev-stack': ['domain', 'fleet-protocol', 'demo-yards', 'server', 'simulator'],
}

/** Packages with one folder per feature; each of the others counts as one feature. */
export const PACKAGES_WITH_FEATURES = ['domain', 'server', 'console'] as const

/** Shared folders that every feature may import; they know nothing of the yard and import no feature. */
export const SHARED_FOLDERS = ['platform', 'ui', 'fleet', 'testing'] as const

export const FEATURE_TIERS: Record<string, number> = {
  users: 1,
  sites: 1,
  // On the console: the lists of the selected site, on which the screens stand.
  'site-data': 1.5,
  forms: 2,
  zones: 2,
  routes: 2,
  trucks: 3,
  trailers: 3,
  moves: 4,
  assists: 5,
  interventions: 5,
  checklist: 5,
  partners: 5,
  integrations: 5,
  metrics: 5,
  notifications: 5,
  recordings: 5,
  cameras: 5,
  collection: 5,
  dispatch: 6,
  dashboard: 6,
  'yard-map': 6,
  'robot-map': 6,
  demo: 7,
  debugger: 7,
  app: 8,
  bench: 8,
}

/** Features with another tier in one package: the server writes a filled-in form into the history of its move. */
export const TIERS_BY_PACKAGE: Record<string, Record<string, number>> = { server: { forms: 5 } }

/** Files whose only purpose is to join the lists of all features; they may import any file of their package. */
export const JOINING_FILES: readonly string[] = [
  'packages/domain/src/platform/error-catalogue.ts',
  'packages/console/src/app/features.ts',
]
