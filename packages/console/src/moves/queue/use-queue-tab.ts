import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useVariant } from '../../platform/variant.ts'
import { useSite } from '../../sites/index.ts'
import { useBelow } from '../../ui/theme/use-media-query.ts'
import type { QueueSearch } from './queue-search.ts'
import { offeredTabs, type QueueTabKey, queueTab, tabParameter } from './queue-tabs.ts'

/**
 * The open tab of the Queue panel: in the address on wide screens (OP-DSH-06), where Back leads to the tab before, and
 * in memory on small ones, where the parameter is taken over and removed (OP-DSH-14). A window that is widened hands the
 * tab back to the address.
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
  const kept = tabs.some(offered => offered.key === chosen) ? chosen : 'queued'

  const hasParameter = search.tab !== undefined
  const parameter = tabParameter(kept, variant.name)
  // False on small screens, and after widening until the address has the tab that was open.
  const [handedBack, setHandedBack] = useState(!small)
  const inAddress = !small && (handedBack || hasParameter || parameter === undefined)
  useEffect(() => {
    if (small || inAddress) setHandedBack(!small)
    if (inAddress || hasParameter) setChosen(asked)
    if (small && hasParameter) void navigate({ to: '.', search: without('tab'), replace: true })
    if (!small && !inAddress) void navigate({ to: '.', search: withTab(parameter), replace: true })
  }, [small, inAddress, hasParameter, parameter, asked, navigate])

  const open = (key: QueueTabKey) => {
    setChosen(key)
    if (!small) void navigate({ to: '.', search: withTab(tabParameter(key, variant.name)) })
  }
  const setSearchTerm = (searchTerm: string) =>
    void navigate({
      to: '.',
      search: now => ({ ...now, searchTerm: searchTerm === '' ? undefined : searchTerm }),
      replace: true,
    })
  return {
    tabs,
    tab: inAddress ? asked : kept,
    open,
    searchTerm: search.searchTerm ?? '',
    setSearchTerm,
    small,
  }
}

const withTab = (tab: string | number | undefined) => (now: Record<string, unknown>) => ({ ...now, tab })
const without = (key: string) => (now: Record<string, unknown>) => ({ ...now, [key]: undefined })
