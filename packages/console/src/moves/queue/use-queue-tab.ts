import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useVariant } from '../../platform/variant.ts'
import { useSite } from '../../sites/index.ts'
import { useBelow } from '../../ui/theme/use-media-query.ts'
import { offeredTabs, type QueueTabKey, queueTab, tabParameter } from './queue-tabs.ts'

/** What the Queue panel reads from the address. */
interface QueueSearch {
  tab?: string | number | undefined
  searchTerm?: string | undefined
}

/**
 * The open tab of the Queue panel: in the address on wide screens (OP-DSH-06), where Back leads to the tab before, and
 * in memory on small ones, where the parameter is taken over and removed (OP-DSH-14).
 */
export function useQueueTab() {
  const small = useBelow(768)
  const { config } = useSite()
  const variant = useVariant()
  const search: QueueSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const rules = { partnerTable: config.enablePartnerTable, small }
  const tabs = offeredTabs(rules)
  const asked = queueTab(search.tab, rules)
  const [chosen, setChosen] = useState<QueueTabKey>(asked)
  // A tab that is not offered here, as Search after the window became small, gives way to the first.
  const smallTab = tabs.some(offered => offered.key === chosen) ? chosen : 'queued'

  const hasParameter = search.tab !== undefined
  useEffect(() => {
    if (!small || hasParameter) setChosen(asked)
    if (small && hasParameter) void navigate({ to: '.', search: without('tab'), replace: true })
  }, [small, hasParameter, asked, navigate])

  const open = (key: QueueTabKey) => {
    setChosen(key)
    if (!small) void navigate({ to: '.', search: now => ({ ...now, tab: tabParameter(key, variant.name) }) })
  }
  const setSearchTerm = (searchTerm: string) =>
    void navigate({
      to: '.',
      search: now => ({ ...now, searchTerm: searchTerm === '' ? undefined : searchTerm }),
      replace: true,
    })
  return {
    tabs,
    tab: small ? smallTab : asked,
    open,
    searchTerm: search.searchTerm ?? '',
    setSearchTerm,
    small,
  }
}

const without = (key: string) => (now: Record<string, unknown>) => ({ ...now, [key]: undefined })
