export { isNearSite, SITE_MARGIN_DEGREES } from './is-near-site.ts'
export type { Site, SiteBounds } from './site.ts'
export {
  DEFAULT_SITE_CONFIG,
  DEFAULT_UNDO_CHECKOUT_MS,
  SITE_CONFIG_FLAGS,
  type SiteConfig,
  type SiteConfigFlag,
} from './site-config.ts'
export { SITE_EVENTS } from './site-events.ts'
