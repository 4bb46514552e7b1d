export { groupSites, type SiteGroup } from './group-sites.ts'
export { SiteProvider, useSite, useSiteIfAny } from './site-context.tsx'
export {
  consoleSiteId,
  DEFAULT_TAB,
  fallbackPath,
  SITES_PATH,
  siteOfPath,
  tabOfPath,
  tabPath,
} from './site-paths.ts'
export { SiteSelector } from './site-selector.tsx'
export { SitesFailed } from './sites-failed.tsx'
export { useSimTime } from './use-sim-time.ts'
export { type SiteRow, useSites } from './use-sites.ts'
export { WelcomePage } from './welcome-page.tsx'
