import type { MainTab } from '../platform/feature/main-tab.ts'

export const SITES_PATH = '/sites'

export function tabPath(siteId: string, tab: string): string {
  return `/sites/${siteId}/${tab}`
}

/** The main tab that a path shows; null for paths without one. */
export function tabOfPath(path: string, tabs: readonly MainTab[]): MainTab | null {
  return tabNamed(/^\/sites\/[^/]+\/([^/?#]+)/.exec(path)?.[1] ?? null, tabs)
}

/** The tab to open: the one that was open last, else the one that opens first (OP-CST-04, OP-RTE-22). */
export function tabToOpen(lastTab: string | null, tabs: readonly MainTab[]): string {
  const tab = tabNamed(lastTab, tabs) ?? tabs.find(({ opensFirst }) => opensFirst)
  if (tab === undefined) throw new Error('No main tab opens first')
  return tab.tab
}

function tabNamed(name: string | null, tabs: readonly MainTab[]): MainTab | null {
  return tabs.find(({ tab }) => tab === name) ?? null
}

/** The site that a path names; null for paths without one, such as `/sites` (OP-RTE-28). */
export function siteOfPath(path: string): string | null {
  return /^\/sites\/([^/?#]+)/.exec(path)?.[1] ?? null
}

/**
 * The site of the integration console, whose path names none: the one asked for, else the one selected last, else the
 * only one; null: the person has to choose (MV-OPEN-134).
 */
export function consoleSiteId(known: {
  asked: string | null
  lastSite: string | null
  siteIds: readonly string[]
}): string | null {
  const { asked, lastSite, siteIds } = known
  if (asked !== null) return siteIds.includes(asked) ? asked : null
  if (lastSite !== null && siteIds.includes(lastSite)) return lastSite
  return siteIds.length === 1 ? (siteIds[0] ?? null) : null
}

export interface WhereTheUserWas {
  storedPath: string | null
  lastSite: string | null
  /** As it was stored; a tab that there is no more counts as none. */
  lastTab: string | null
  /** Ids of the sites that the user may see. */
  siteIds: readonly string[]
  /** The main tabs of this console. */
  tabs: readonly MainTab[]
}

/** Where a path that shows nothing leads (OP-RTE-20 to OP-RTE-24). */
export function fallbackPath({ storedPath, lastSite, lastTab, siteIds, tabs }: WhereTheUserWas): string {
  if (storedPath !== null && isOwnPath(storedPath, siteIds, tabs)) return storedPath
  const tab = tabToOpen(lastTab, tabs)
  if (lastSite !== null && siteIds.includes(lastSite)) return tabPath(lastSite, tab)
  const [only, ...others] = siteIds
  return only !== undefined && others.length === 0 ? tabPath(only, tab) : SITES_PATH
}

/** A stored path may lead to a page of the console with a site the user still has; anything else would circle. */
function isOwnPath(path: string, siteIds: readonly string[], tabs: readonly MainTab[]): boolean {
  const siteId = siteOfPath(path)
  return siteId === null ? path === SITES_PATH : siteIds.includes(siteId) && tabOfPath(path, tabs) !== null
}
