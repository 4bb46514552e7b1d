import { useAllTabs } from '../platform/feature/features-context.ts'
import type { MainTab } from '../platform/feature/main-tab.ts'
import { useShownPath } from '../platform/routing/use-shown-path.ts'
import { tabOfPath } from './site-paths.ts'

/** The main tab that is drawn; null on pages without one. */
export function useShownTab(): MainTab | null {
  return tabOfPath(useShownPath(), useAllTabs())
}
