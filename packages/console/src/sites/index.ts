export { distanceText } from './distance-text.ts'
export { groupSites, type SiteGroup } from './group-sites.ts'
export { SiteProvider, useSite, useSiteIfAny } from './site-context.tsx'
export {
  consoleSiteId,
  fallbackPath,
  SITES_PATH,
  siteOfPath,
  tabOfPath,
  tabPath,
  tabToOpen,
} from './site-paths.ts'
export { SiteSelector } from './site-selector.tsx'
export { SitesFailed } from './sites-failed.tsx'
export { useShownTab } from './use-shown-tab.ts'
export { type SiteRow, useSites } from './use-sites.ts'
