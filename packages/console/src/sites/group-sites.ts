import type { SiteRow } from './use-sites.ts'

export interface SiteGroup {
  /** Name of the partner; null when all sites belong to one partner, which then needs no heading (OP-NAV-12). */
  partner: string | null
  sites: readonly SiteRow[]
}

/** The sites whose name contains the search text, whatever its case (OP-NAV-11), under their partners. */
export function groupSites(sites: readonly SiteRow[], search: string): SiteGroup[] {
  const wanted = search.trim().toLowerCase()
  const found = sites.filter(site => site.name.toLowerCase().includes(wanted))
  const partners = new Set(sites.map(site => site.partner.name))
  if (partners.size < 2) return found.length > 0 ? [{ partner: null, sites: found }] : []
  return [...partners]
    .map(partner => ({ partner, sites: found.filter(site => site.partner.name === partner) }))
    .filter(group => group.sites.length > 0)
}
