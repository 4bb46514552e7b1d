import { phrase, type SentenceText } from '@tractrix/domain/platform'
import type { SiteConfig } from '@tractrix/domain/sites'
import type { Ability } from '@tractrix/domain/users'
import type { ComponentType } from 'react'

/** A main tab of the console: in the header, or at the foot of small screens (OP-NAV-01). */
export interface MainTab {
  /** The last part of its address `/sites/{id}/{tab}`. */
  tab: string
  /** In English; translated where it is shown. */
  label: SentenceText
  icon: ComponentType<{ 'aria-hidden'?: true }>
  /** The letters that open it, one after the other. */
  keys: string
  /** Tabs are sorted by this, smallest first. */
  order: number
  /** It is opened from the account menu and has no place in the navigation. */
  inAccountMenu?: boolean
  /** Only people who may do this at the site see the tab. */
  ability?: Ability
  /** Only sites with this flag have the tab. */
  flag?: 'enableMetricsPage'
  /** It has no page in this version and says so. */
  comesLater?: boolean
  /** The tab that opens while none was open before (OP-RTE-22). One tab of all has this. */
  opensFirst?: boolean
  /** Its page itself says when the trucks could not be loaded: no banner beside it (MV-OPEN-135, MV-OPEN-136). */
  showsTrucksFailed?: boolean
}

/** Who looks at which site. */
export interface TabViewer {
  can: (ability: Ability) => boolean
  /** Null while no site is selected. */
  config: Pick<SiteConfig, 'enableMetricsPage'> | null
}

/** Whether this person sees the tab at this site (OP-NAV-02, OP-NAV-05). */
export function showsTab({ ability, flag }: MainTab, { can, config }: TabViewer): boolean {
  return (ability === undefined || can(ability)) && (flag === undefined || config?.[flag] === true)
}

/** Why a tab leads nowhere now; empty: it can be opened (OP-NAV-06). */
export function tabReasons(tab: MainTab, siteId: string | null): SentenceText[] {
  if (siteId === null) return [phrase('No site is selected.')]
  return tab.comesLater ? [phrase('Comes with a later version.')] : []
}
