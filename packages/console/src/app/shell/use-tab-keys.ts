import { useNavigate } from '@tanstack/react-router'
import { tabReasons } from '../../platform/feature/main-tab.ts'
import { tabPath, useSiteIfAny } from '../../sites/index.ts'
import { useShortcuts } from '../../ui/keys/use-shortcuts.ts'
import { useMainTabs } from './header/use-main-tabs.ts'

/** `G` and then a letter opens a main tab. */
export function useTabKeys(): void {
  const siteId = useSiteIfAny()?.id ?? null
  const navigate = useNavigate()
  const open = useMainTabs().filter(tab => tabReasons(tab, siteId).length === 0)
  const keys = open.map(tab => [
    tab.keys.toLowerCase(),
    () => void (siteId !== null && navigate({ to: tabPath(siteId, tab.tab) })),
  ])
  useShortcuts(Object.fromEntries(keys), { enabled: siteId !== null })
}
