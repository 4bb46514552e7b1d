export { groupSites, type SiteGroup } from './group-sites.ts'
export { SiteProvider, useSite, useSiteIfAny } from './site-context.tsx'
export { DEFAULT_TAB, fallbackPath, SITES_PATH, siteOfPath, tabOfPath, tabPath } from './site-paths.ts'
export { type SiteRow, useSites } from './use-sites.ts'
