import { can } from '@tractrix/domain/users'
import { useAllTabs } from '../../../platform/feature/features-context.ts'
import { type MainTab, showsTab } from '../../../platform/feature/main-tab.ts'
import { useSiteIfAny } from '../../../sites/index.ts'
import { useMe } from '../../../users/index.ts'

/** The main tabs that this user sees at the selected site. */
export function useMainTabs(): readonly MainTab[] {
  const site = useSiteIfAny()
  const me = useMe()
  const viewer = {
    can: (ability: Parameters<typeof can>[1]) => can(me, ability, site?.id ?? null),
    config: site?.config ?? null,
  }
  return useAllTabs().filter(tab => showsTab(tab, viewer))
}
