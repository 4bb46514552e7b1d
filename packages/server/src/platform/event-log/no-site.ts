/** The site of events that belong to none, as the log keeps it, so that they have one sequence of numbers too. */
export const NO_SITE = '00000000-0000-0000-0000-000000000000'

/** The site of a stored event; null: it belongs to none. */
export const siteOrNone = (storedSiteId: string): string | null =>
  storedSiteId === NO_SITE ? null : storedSiteId
