/**
 * The plan of the house (ARCHITECTURE.md): which package may import which, and on which tier a room stands.
 * A room imports only rooms of lower tiers, and only through their index.ts.
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

/** Packages that are built of rooms; the others are one room each. */
export const PACKAGES_WITH_ROOMS = ['domain', 'server', 'console'] as const

/** Open to every room above: they know no yard words and import no room. */
export const GROUND_FLOOR = ['platform', 'ui', 'fleet-gateway', 'testing'] as const

export const ROOM_TIERS: Record<string, number> = {
  users: 1,
  sites: 1,
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
  app: 8,
  bench: 8,
}

/** Rooms that stand elsewhere in one package: on the server a form that was filled in is written into its move's history. */
export const TIERS_BY_PACKAGE: Record<string, Record<string, number>> = { server: { forms: 5 } }

/** Files whose whole purpose is to join what every room lists; they may open any room of their package. */
export const JOINING_FILES: readonly string[] = ['packages/domain/src/platform/error-catalogue.ts']
