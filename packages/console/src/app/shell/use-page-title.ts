import { useEffect } from 'react'
import { useVariant } from '../../platform/variant.ts'
import { t } from '../../platform/words.ts'
import { useShownTab, useSiteIfAny } from '../../sites/index.ts'

/** Sets the title of the page to `{Tab} - {Site name}` (OP-NAV-26, OP-OPEN-84). Answers it; null outside of tabs. */
export function usePageTitle(): string | null {
  const tab = useShownTab()
  const site = useSiteIfAny()
  const { name } = useVariant()
  const label = name === 'integration' ? 'Integration Console' : tab?.label
  const title = site && label ? `${t(label)} - ${site.name}` : null
  useEffect(() => {
    document.title = title ?? 'Tractrix'
  }, [title])
  return title
}
