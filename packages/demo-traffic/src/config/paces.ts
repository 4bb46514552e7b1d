/** How much goes on in a yard. All times are real ones, whatever the rate of the simulated trucks. */
export interface Pace {
  /** Share of the trucks in service that the demo may keep busy; the others are there for people. Rounded up. */
  truckShare: number
  /** Longest time until the next move, while trucks are left for it, in milliseconds. */
  moveEveryMs: number
  /** Road trucks that come to the gate in a week of the published profile. */
  roadTrucksPerWeek: number
  /** Trailers of its own that are on site at most. */
  mostTrailers: number
  /** Mean time between two drafts, in milliseconds. */
  draftEveryMs: number
  /** Drafts of its own that wait for a person at most. */
  mostDrafts: number
  /** Drop-offs of its own that nobody has confirmed yet, at most. */
  mostUnconfirmed: number
}

const MINUTE_MS = 60_000

/** The paces by the values of `TRACTRIX_DEMO_TRAFFIC`. */
export const PACES = {
  calm: {
    truckShare: 0.35,
    moveEveryMs: MINUTE_MS,
    roadTrucksPerWeek: 1_000,
    mostTrailers: 24,
    draftEveryMs: 10 * MINUTE_MS,
    mostDrafts: 3,
    mostUnconfirmed: 2,
  },
  busy: {
    truckShare: 2 / 3,
    moveEveryMs: 0.25 * MINUTE_MS,
    roadTrucksPerWeek: 5_000,
    mostTrailers: 60,
    draftEveryMs: 2 * MINUTE_MS,
    mostDrafts: 6,
    mostUnconfirmed: 5,
  },
} as const satisfies Record<string, Pace>

export type PaceName = keyof typeof PACES
