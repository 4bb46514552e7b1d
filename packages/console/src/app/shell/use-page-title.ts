import { useEffect } from 'react'
import { useShownPath } from '../../platform/use-shown-path.ts'
import { useVariant } from '../../platform/variant.ts'
import { t } from '../../platform/words.ts'
import { tabOfPath, useSiteIfAny } from '../../sites/index.ts'
import { MAIN_TABS } from './main-tabs.ts'

/** Sets the title of the page to `{Tab} - {Site name}` (OP-NAV-26, OP-OPEN-84). Answers it; null outside of tabs. */
export function usePageTitle(): string | null {
  const path = useShownPath()
  const site = useSiteIfAny()
  const { name } = useVariant()
  const label =
    name === 'integration'
      ? 'Integration Console'
      : MAIN_TABS.find(({ tab }) => tab === tabOfPath(path))?.label
  const title = site && label ? `${t(label)} - ${site.name}` : null
  useEffect(() => {
    document.title = title ?? 'Tractrix'
  }, [title])
  return title
}
