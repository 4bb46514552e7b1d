export type { SitePoint as Point } from '@tractrix/domain/platform'
