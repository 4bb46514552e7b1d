import type { SiteConfig } from '@tractrix/domain/sites'
import { ChartNoAxesColumn, LifeBuoy, ListOrdered, Map as MapIcon, Package } from 'lucide-react'
import type { SiteTab } from '../../platform/remembered-settings.ts'
import type { Icon } from '../../ui/actions/icon.ts'

export interface MainTab {
  tab: SiteTab
  label: string
  icon: Icon
  keys: string
  /** Whether this user sees it at this site. */
  shown: (who: { maySeeAssists: boolean; config: Pick<SiteConfig, 'enableMetricsPage'> | null }) => boolean
  /** False while its room is not part of this version. */
  built: boolean
}

const ALWAYS = () => true

/** The main tabs in their order (OP-NAV-01). */
export const MAIN_TABS: readonly MainTab[] = [
  { tab: 'queue', label: 'Queue', icon: ListOrdered, keys: 'G Q', shown: ALWAYS, built: true },
  { tab: 'map', label: 'Map', icon: MapIcon, keys: 'G M', shown: ALWAYS, built: true },
  { tab: 'inventory', label: 'Inventory', icon: Package, keys: 'G I', shown: ALWAYS, built: false },
  {
    tab: 'siteassist',
    label: 'SiteAssist',
    icon: LifeBuoy,
    keys: 'G S',
    // OP-NAV-02
    shown: ({ maySeeAssists }) => maySeeAssists,
    built: false,
  },
  {
    tab: 'metrics',
    label: 'Metrics',
    icon: ChartNoAxesColumn,
    keys: 'G T',
    // OP-NAV-05
    shown: ({ config }) => config?.enableMetricsPage === true,
    built: false,
  },
]

/** Why a tab leads nowhere now; empty: it can be opened (OP-NAV-06). */
export function tabReasons(tab: MainTab, siteId: string | null): string[] {
  if (siteId === null) return ['No site is selected.']
  return tab.built ? [] : ['Comes with a later version.']
}
