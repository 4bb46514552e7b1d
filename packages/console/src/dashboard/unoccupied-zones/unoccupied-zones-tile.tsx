import { Search } from 'lucide-react'
import { useState } from 'react'
import { useRerenderLog } from '../../platform/settings/rerender-log.ts'
import { t } from '../../platform/words.ts'
import { useSiteData } from '../../site-data/index.ts'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { CountBadge } from '../../ui/marks/small-marks.tsx'
import { EmptyState } from '../../ui/surfaces/empty-state.tsx'
import { LoadFailed } from '../../ui/surfaces/load-failed.tsx'
import { Tile } from '../../ui/surfaces/tile.tsx'
import { claimedSpots } from './claimed-spots.ts'
import { freeSpots } from './free-spots.ts'
import { SpotBankChips } from './spot-bank-chips.tsx'
import styles from './unoccupied-zones-tile.module.css'
import { useJustFreed } from './use-just-freed.ts'

/** The spots that can take a trailer now (OP-DSH-22, OP-DSH-23); one leads to Create New Move with it as destination. */
export function UnoccupiedZonesTile() {
  useRerenderLog('UnoccupiedZonesTile')
  const { zones, parked, openMoves, loading, failed, retry } = useSiteData()
  const [search, setSearch] = useState<string | null>(null)
  // Without the trailers every spot would seem free.
  const unknown = failed.zones || failed.trailers
  const known = !loading && !unknown
  const sections = known ? freeSpots(zones.values(), id => parked.has(id), search ?? '') : []
  const count = sections.reduce((sum, section) => sum + section.free, 0)
  const claims = claimedSpots(openMoves)
  const freed = useJustFreed(sections, known && search === null)
  return (
    <Tile
      title={t('Unoccupied Zones')}
      head={known && <CountBadge count={count} />}
      aside={
        <IconButton
          icon={Search}
          label={t('Find a free spot')}
          aria-pressed={search !== null}
          onClick={() => setSearch(search === null ? '' : null)}
        />
      }
    >
      {search !== null && (
        <div className={styles.search}>
          <TextInput
            value={search}
            onChange={setSearch}
            size={30}
            icon={Search}
            autoFocus
            placeholder={t('Find a free spot')}
            aria-label={t('Find a free spot')}
            onKeyDown={event => event.key === 'Escape' && setSearch(null)}
          />
        </div>
      )}
      <div className={styles.spots}>
        {/* Why stands in the banner (MV-OPEN-135). */}
        {unknown && (
          <LoadFailed title={t('Which spots are free is not known.')} trying={loading} onRetry={retry} />
        )}
        {known && sections.length === 0 && <EmptyState title={t('No spot is free.')} />}
        {sections.map(section => (
          <section key={section.zoneType} aria-label={t(section.title)}>
            <h3 className={styles.title}>
              {t(section.title)}
              <span>{t('{count} free', { count: section.free })}</span>
            </h3>
            {section.banks.map(bank => (
              <SpotBankChips key={bank.name} bank={bank} freed={freed} claims={claims} />
            ))}
          </section>
        ))}
      </div>
    </Tile>
  )
}
