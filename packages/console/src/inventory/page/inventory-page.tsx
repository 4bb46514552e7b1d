import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { TrailerRow } from '../../site-data/index.ts'
import { useBelow } from '../../ui/theme/use-media-query.ts'
import { TrailerDetailsDialog } from '../details/trailer-details-dialog.tsx'
import { TrailerPanel } from '../details/trailer-panel.tsx'
import type { InventorySearch, InventoryTabKey } from '../model/inventory-search.ts'
import { useTrailerDialogs } from '../model/trailer-dialogs-context.ts'
import { useOnSiteFilters } from '../model/use-on-site-filters.ts'
import { InventoryPanel } from '../panel/inventory-panel.tsx'
import { InventoryFigures } from './inventory-figures.tsx'
import styles from './inventory-page.module.css'

/** Narrower pages show the details of a trailer as a dialog. */
const PANEL_FROM = 1200

/**
 * The inventory as a page: figures above the panel, the details of the chosen trailer beside it; on small screens the
 * panel alone (OP-RTE-06, OP-OPEN-71). Tab and trailer stand in the address, so that both can be linked to.
 */
export function InventoryPage() {
  const small = useBelow(768)
  const narrow = useBelow(PANEL_FROM)
  const { tab = 'onSite', trailer }: InventorySearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const dialogs = useTrailerDialogs()
  const chosen = useOnSiteFilters()
  const go = useCallback(
    (change: InventorySearch, replace = false) =>
      void navigate({ to: '.', search: now => ({ ...now, ...change }), replace }),
    [navigate],
  )
  const onTab = (key: InventoryTabKey) => go({ tab: key === 'onSite' ? undefined : key })
  const onDetails = useCallback(
    (row: TrailerRow) => (narrow ? dialogs?.details(row) : go({ trailer: row.id }, true)),
    [narrow, dialogs, go],
  )
  const Details = narrow ? TrailerDetailsDialog : TrailerPanel
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        {!small && (
          <InventoryFigures
            onFilters={filters => {
              chosen.setFilters(filters)
              onTab('onSite')
            }}
            onCheckedOut={() => onTab('archived')}
          />
        )}
        <InventoryPanel tab={tab} onTab={onTab} chosen={chosen} onDetails={onDetails} />
      </div>
      {trailer !== undefined && (
        <Details key={trailer} trailerId={trailer} onClose={() => go({ trailer: undefined }, true)} />
      )}
    </div>
  )
}
