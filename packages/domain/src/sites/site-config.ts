import type { LengthUnit } from '../platform/index.ts'

/** Switches of a site (OP-ENT-14, MV-ENT-19). */
export const SITE_CONFIG_FLAGS = [
  'acceptPartnerMoves',
  'enableDynamicNoGo',
  'enableMetricsPage',
  'enablePartnerTable',
  'enableTrailerBulkUpload',
  'enableTrailerConfirmDropoff',
  'enableSvmpMissions',
  'enableTruckAssignment',
  'enableZoneImages',
  'enableTruckControlledMove',
  'hideActiveYardInventory',
  'hidePassiveYardInventory',
] as const
export type SiteConfigFlag = (typeof SITE_CONFIG_FLAGS)[number]

export type SiteConfig = Record<SiteConfigFlag, boolean> & {
  /** How long a checkout can be undone, in milliseconds; null: the default (OP-TRS-04). */
  trailerUndoCheckoutExpiration: number | null
  /** In what lengths and distances are shown at this site: feet, unless it sets meters. */
  lengthUnit: LengthUnit
}

/** The undo window of a site that sets none, in milliseconds: 24 hours (OP-OPEN-51). */
export const DEFAULT_UNDO_CHECKOUT_MS = 86_400_000

/** A site that sets nothing: partner moves accepted, every special feature off, nothing hidden. */
export const DEFAULT_SITE_CONFIG: SiteConfig = {
  acceptPartnerMoves: true,
  enableDynamicNoGo: false,
  enableMetricsPage: false,
  enablePartnerTable: false,
  enableTrailerBulkUpload: false,
  enableTrailerConfirmDropoff: false,
  enableSvmpMissions: false,
  enableTruckAssignment: false,
  enableZoneImages: false,
  enableTruckControlledMove: false,
  hideActiveYardInventory: false,
  hidePassiveYardInventory: false,
  trailerUndoCheckoutExpiration: null,
  lengthUnit: 'feet',
}
