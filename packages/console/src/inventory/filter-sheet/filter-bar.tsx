import { useNavigate } from '@tanstack/react-router'
import { Footprints, ListFilter } from 'lucide-react'
import { useState } from 'react'
import { t } from '../../platform/words.ts'
import { tabPath, useSite } from '../../sites/index.ts'
import { Button } from '../../ui/actions/button.tsx'
import { CountBadge } from '../../ui/marks/small-marks.tsx'
import { Quiet } from '../../ui/marks/text.tsx'
import type { DataColumn } from '../../ui/table/model/table-types.ts'
import { useTrailerRights } from '../actions/use-trailer-rights.ts'
import type { InventoryTrailer } from '../model/inventory-trailer.ts'
import type { OnSiteFilters } from '../model/use-on-site-filters.ts'
import styles from './filter-bar.module.css'
import { FilterSheet } from './filter-sheet.tsx'

interface Props {
  trailers: readonly InventoryTrailer[]
  columns: readonly DataColumn<InventoryTrailer>[]
  chosen: OnSiteFilters
}

/** Over the cards of a small screen: what is amiss in the yard, and the ways to the yard walk and to the filters. */
export function FilterBar({ trailers, columns, chosen }: Props) {
  const [open, setOpen] = useState(false)
  const navigate = useNavigate()
  const { id: siteId } = useSite()
  const { mayEdit } = useTrailerRights()
  const missing = trailers.filter(
    ({ zoneId, attachedTruckId }) => zoneId === null && attachedTruckId === null,
  )
  const count = Object.keys(chosen.filters).length
  return (
    <div className={styles.bar}>
      <Quiet className={styles.missing}>
        {missing.length > 0 && t('{count} missing', { count: missing.length })}
      </Quiet>
      {mayEdit && (
        <Button
          variant="ghost"
          size={44}
          icon={Footprints}
          onClick={() => void navigate({ to: tabPath(siteId, 'walk') })}
        >
          {t('Yard Walk')}
        </Button>
      )}
      <Button variant="ghost" size={44} icon={ListFilter} onClick={() => setOpen(true)}>
        {t('Filter')}
        {count > 0 && <CountBadge count={count} />}
      </Button>
      {open && (
        <FilterSheet
          trailers={trailers}
          columns={columns}
          filters={chosen.filters}
          onFilters={chosen.setFilters}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
