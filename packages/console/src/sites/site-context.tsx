import { createContext, useContext } from 'react'
import type { SiteRow } from './use-sites.ts'

const SiteContext = createContext<SiteRow | null>(null)

/** Puts the selected site around everything that belongs to it (MV-SITE-05). */
export const SiteProvider = SiteContext.Provider

/** The selected site. */
export function useSite(): SiteRow {
  const site = useContext(SiteContext)
  if (site === null) throw new Error('useSite needs a SiteProvider above it')
  return site
}

/** The selected site, or null on pages that have none. */
export function useSiteIfAny(): SiteRow | null {
  return useContext(SiteContext)
}
