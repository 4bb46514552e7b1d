import { useSiteIfAny } from '../../sites/index.ts'
import { useCan } from '../../users/index.ts'
import { MAIN_TABS, type MainTab } from './main-tabs.ts'

/** The main tabs that this user sees at the selected site. */
export function useMainTabs(): readonly MainTab[] {
  const site = useSiteIfAny()
  const maySeeAssists = useCan('siteAssist.open', site?.id ?? null)
  return MAIN_TABS.filter(tab => tab.shown({ maySeeAssists, config: site?.config ?? null }))
}
