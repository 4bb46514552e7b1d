import { Download, Plus } from 'lucide-react'
import { useMemo } from 'react'
import { FreeTimeButton } from '../../detention/index.ts'
import { useRerenderLog } from '../../platform/settings/rerender-log.ts'
import { t } from '../../platform/words.ts'
import { type TrailerRow, useSiteTrailers, useSiteZones } from '../../site-data/index.ts'
import { useSite } from '../../sites/index.ts'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { TabGroup, type TabItem, TabList, TabPanel } from '../../ui/surfaces/tabs.tsx'
import { Tile } from '../../ui/surfaces/tile.tsx'
import { FilterChips } from '../../ui/table/columns/filter-chips.tsx'
import type { TableFilters } from '../../ui/table/model/table-types.ts'
import { TableArea } from '../../ui/table/table-area.tsx'
import { useBelow } from '../../ui/theme/use-media-query.ts'
import { useTrailerRights } from '../actions/use-trailer-rights.ts'
import { locationBanks } from '../columns/location-banks.ts'
import { onSiteColumns } from '../columns/trailer-columns.tsx'
import type { InventoryTabKey } from '../model/inventory-search.ts'
import { useTrailerDialogs } from '../model/trailer-dialogs-context.ts'
import type { OnSiteFilters } from '../model/use-on-site-filters.ts'
import { CheckedOutTable } from './checked-out-table.tsx'
import { exportAddress } from './export-address.ts'
import styles from './inventory-panel.module.css'
import { OnSiteTable } from './on-site-table.tsx'

interface Props {
  tab: InventoryTabKey
  onTab: (tab: InventoryTabKey) => void
  chosen: OnSiteFilters
  /** Shows what is known of a trailer. */
  onDetails: (trailer: TrailerRow) => void
}

/** The Inventory panel with its tabs (OP-INV-01 to OP-INV-05). */
export function InventoryPanel({ tab, onTab, chosen, onDetails }: Props) {
  useRerenderLog('InventoryPanel')
  const small = useBelow(768)
  const { trailers, loading, failed } = useSiteTrailers()
  const { zones } = useSiteZones()
  const site = useSite()
  const columns = useMemo(() => onSiteColumns(locationBanks(zones)), [zones])
  const known = !loading && !failed
  const tabs: TabItem<InventoryTabKey>[] = [
    { id: 'onSite', label: t('All On Site'), ...(known && { count: trailers.length }) },
    { id: 'archived', label: t('Checked Out') },
  ]
  return (
    <TabGroup value={tab} onChange={onTab} className={styles.group}>
      <Tile
        className={styles.tile}
        title={t('Inventory')}
        head={<TabList label={t('Trailers')} look={small ? 'chips' : 'line'} tabs={tabs} />}
        aside={
          !small && (
            <>
              {tab === 'onSite' && (
                <FilterChips columns={columns} filters={chosen.filters} onFilters={chosen.setFilters} />
              )}
              {tab === 'onSite' && <ExportLink filters={chosen.filters} />}
              <FreeTimeButton siteId={site.id} />
              <AddTrailerButton />
            </>
          )
        }
      >
        <TabPanel id={tab} className={styles.panel}>
          <TableArea>
            {tab === 'onSite' ? (
              <OnSiteTable chosen={chosen} onDetails={onDetails} />
            ) : (
              <CheckedOutTable onDetails={onDetails} />
            )}
          </TableArea>
        </TabPanel>
      </Tile>
    </TabGroup>
  )
}

/** The trailers on site that the filters show, as a file (OP-INV-04, OP-INV-05). */
function ExportLink({ filters }: { filters: TableFilters }) {
  const { id } = useSite()
  return (
    <ButtonLink variant="ghost" icon={Download} href={exportAddress(id, filters)} download>
      {t('Export')}
    </ButtonLink>
  )
}

/** Opens the dialog that adds trailers; not there for who may not (OP-INV-02, OP-INV-03). */
function AddTrailerButton() {
  const dialogs = useTrailerDialogs()
  const { mayEdit } = useTrailerRights()
  if (!mayEdit || dialogs === null) return null
  return (
    <Button icon={Plus} onClick={() => dialogs.add()}>
      {t('Add Trailer to Inventory')}
    </Button>
  )
}
