import { useState } from 'react'
import type { InventoryTabKey } from '../model/inventory-search.ts'
import { useTrailerDialogs } from '../model/trailer-dialogs-context.ts'
import { InventoryPanel } from './inventory-panel.tsx'
import { useOnSiteFilters } from './use-on-site-filters.ts'

/** The Inventory panel as a tile of the dashboard (OP-DSH-01, OP-OPEN-71). */
export function InventoryTile() {
  const [tab, setTab] = useState<InventoryTabKey>('onSite')
  const dialogs = useTrailerDialogs()
  const chosen = useOnSiteFilters()
  return (
    <InventoryPanel
      tab={tab}
      onTab={setTab}
      chosen={chosen}
      onDetails={trailer => dialogs?.details(trailer)}
    />
  )
}
