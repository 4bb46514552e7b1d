import { isSpot } from '@tractrix/domain/zones'
import { MapPinOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '../../platform/words.ts'
import { useSiteData } from '../../site-data/index.ts'
import { Age } from '../../ui/marks/age.tsx'
import { Quiet } from '../../ui/marks/text.tsx'
import { NO_ZONE } from '../columns/location-banks.ts'
import styles from './inventory-figures.module.css'

interface Props {
  /** Sets the filters of All On Site to what a figure counts. */
  onFilters: (filters: Record<string, string[]>) => void
}

/** What the yard holds, in a row of figures; each leads to the trailers that it counts. */
export function InventoryFigures({ onFilters }: Props) {
  const { trailers, zones, parked, loading, failed } = useSiteData()
  if (loading || failed.trailers) return null
  const all = [...trailers.values()]
  const spots = [...zones.values()].filter(zone => isSpot(zone.zoneType) && zone.enabled)
  const loaded = all.filter(trailer => trailer.loaded === true).length
  const empty = all.filter(trailer => trailer.loaded === false).length
  const missing = all.filter(trailer => trailer.zoneId === null && trailer.attachedTruckId === null)
  const oldest = missing.map(({ updatedAt }) => updatedAt).sort()[0]
  return (
    <section className={styles.figures} aria-label={t('Figures')}>
      <Figure label={t('On site')} value={all.length} onPress={() => onFilters({})}>
        {!failed.zones &&
          t('{count} spots free', { count: spots.filter(({ id }) => !parked.has(id)).length })}
      </Figure>
      <Figure label={t('Loaded')} value={loaded} onPress={() => onFilters({ loaded: ['loaded'] })} />
      <Figure label={t('Empty')} value={empty} onPress={() => onFilters({ loaded: ['empty'] })} />
      <Figure
        label={t('Missing zone')}
        value={missing.length}
        icon={missing.length > 0 && <MapPinOff size={17} className={styles.alarm} aria-hidden />}
        onPress={() => onFilters({ zone: [NO_ZONE] })}
      >
        {oldest !== undefined && (
          <>
            {t('longest')} <Age since={oldest} />
          </>
        )}
      </Figure>
    </section>
  )
}

interface FigureProps {
  label: string
  value: number
  icon?: ReactNode
  onPress: () => void
  children?: ReactNode
}

function Figure({ label, value, icon, onPress, children }: FigureProps) {
  return (
    <button type="button" className={styles.figure} onClick={onPress}>
      <span className={styles.label}>{label}</span>
      <span className={styles.line}>
        {icon}
        <b className={styles.value}>{value}</b>
        {children && <Quiet className={styles.detail}>{children}</Quiet>}
      </span>
    </button>
  )
}
