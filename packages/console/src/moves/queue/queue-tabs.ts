import type { VariantName } from '../../platform/variant.ts'

/** The tabs of the Queue panel by their number in the URL (OP-DSH-05); Drafts never stands there (OP-OPEN-72). */
export const QUEUE_TABS = [
  { number: 1, key: 'queued', label: 'Queued' },
  { number: 7, key: 'drafts', label: 'Drafts' },
  { number: 2, key: 'complete', label: 'Completed' },
  { number: 3, key: 'canceled', label: 'Canceled' },
  { number: 4, key: 'error', label: 'Errored' },
  { number: 5, key: 'returned', label: 'Reassigned' },
  { number: 6, key: 'search', label: 'Search' },
] as const
export type QueueTabKey = (typeof QUEUE_TABS)[number]['key']

export interface QueueTabRules {
  /** The site has the partner table (`enablePartnerTable`). */
  partnerTable: boolean
  /** Below 768 px: Drafts is a tab, Search is none (OP-DSH-12, OP-DSH-13). */
  small: boolean
}

/** The tabs that the panel offers, in order. */
export function offeredTabs({ partnerTable, small }: QueueTabRules) {
  return QUEUE_TABS.filter(({ key }) => {
    if (key === 'returned') return partnerTable
    if (key === 'drafts') return small
    return key !== 'search' || !small
  })
}

/**
 * The tab that the `tab` parameter means. Whole numbers 1 to 6 and `Search` are understood; everything else, and
 * a tab that is not offered, is Queued (OP-DSH-07 to OP-DSH-10, MV-SITE-16, MV-OPEN-109).
 */
export function queueTab(parameter: unknown, rules: QueueTabRules): QueueTabKey {
  const whole =
    (typeof parameter === 'string' || typeof parameter === 'number') && /^[1-6]$/.test(`${parameter}`)
  const number = parameter === 'Search' ? 6 : whole ? Number(parameter) : null
  const tab = offeredTabs(rules).find(offered => offered.number === number && offered.key !== 'drafts')
  return tab?.key ?? 'queued'
}

/**
 * What stands in the URL for a tab; undefined for the default and for Drafts, which are not written. The integration
 * console writes `Search`, everybody else numbers (MV-SITE-16, MV-OPEN-109).
 */
export function tabParameter(key: QueueTabKey, variant: VariantName): number | string | undefined {
  if (key === 'queued' || key === 'drafts') return undefined
  if (key === 'search' && variant === 'integration') return 'Search'
  return QUEUE_TABS.find(tab => tab.key === key)?.number
}
