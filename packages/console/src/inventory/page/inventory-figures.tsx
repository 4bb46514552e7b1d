import { totalOf } from '@tractrix/domain/detention'
import { isSpot } from '@tractrix/domain/zones'
import { MapPinOff, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { DwellPlot, moneyListText } from '../../detention/index.ts'
import { useNow } from '../../platform/clock.ts'
import { formatAge } from '../../platform/times.ts'
import { t } from '../../platform/words.ts'
import { useSiteData } from '../../site-data/index.ts'
import { useSite } from '../../sites/index.ts'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { Age } from '../../ui/marks/age.tsx'
import { NO_ZONE } from '../columns/location-banks.ts'
import { costOf, readingOf } from '../model/inventory-trailer.ts'
import { useInventoryTrailers } from '../model/use-inventory-trailers.ts'
import { Figure } from './figure.tsx'
import styles from './inventory-figures.module.css'
import { useStayFigures } from './use-stay-figures.ts'

interface Props {
  /** Shows the trailers on site that pass these filters. */
  onFilters: (filters: Record<string, string[]>) => void
  /** Shows the trailers that left. */
  onCheckedOut: () => void
}

/** What the yard holds and what it costs, in a row of figures; each leads to the trailers that it counts. */
export function InventoryFigures({ onFilters, onCheckedOut }: Props) {
  const { zones, parked, loading, failed } = useSiteData()
  const all = useInventoryTrailers()
  const stays = useStayFigures()
  const now = useNow()
  const site = useSite()
  const [plot, setPlot] = useState(false)
  if (loading || failed.trailers) return null
  const spots = [...zones.values()].filter(zone => isSpot(zone.zoneType) && zone.enabled)
  const missing = all.filter(trailer => trailer.zoneId === null && trailer.attachedTruckId === null)
  const oldest = missing.map(({ updatedAt }) => updatedAt).sort()[0]
  const over = all.filter(trailer => readingOf(trailer, now)?.state === 'over')
  const seesClocks = all.some(({ detention }) => detention !== null)
  return (
    <section className={styles.figures} aria-label={t('Figures')}>
      <Figure label={t('On site')} value={all.length} onPress={() => onFilters({})}>
        {!failed.zones &&
          t('{count} spots free', { count: spots.filter(({ id }) => !parked.has(id)).length })}
      </Figure>
      <Figure
        label={t('Loaded')}
        value={all.filter(({ loaded }) => loaded === true).length}
        onPress={() => onFilters({ loaded: ['loaded'] })}
      />
      <Figure
        label={t('Empty')}
        value={all.filter(({ loaded }) => loaded === false).length}
        onPress={() => onFilters({ loaded: ['empty'] })}
      />
      {seesClocks && (
        <Figure
          label={t('Over free time')}
          value={over.length}
          icon={over.length > 0 && <TriangleAlert size={16} className={styles.over} aria-hidden />}
          onPress={() => onFilters({ onSite: ['over'] })}
        >
          {over.length > 0 &&
            t('{amount} so far', {
              amount: moneyListText(totalOf(over.flatMap(trailer => costOf(trailer, now)))),
            })}
        </Figure>
      )}
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
      {stays && (
        <>
          <Figure label={t('Checked in today')} value={stays.checkedIn} onPress={() => onFilters({})}>
            {lastText(stays.lastCheckInAt, now)}
          </Figure>
          <Figure label={t('Checked out today')} value={stays.checkedOut} onPress={onCheckedOut}>
            {lastText(stays.lastCheckOutAt, now)}
          </Figure>
          <Figure
            label={t('Median stay, 7 days')}
            value={stays.medianStaySeconds === null ? '–' : formatAge(stays.medianStaySeconds * 1000)}
            onPress={() => setPlot(true)}
          >
            {changeText(stays)}
          </Figure>
        </>
      )}
      <Dialog
        open={plot}
        title={t('Trailers of the last 30 days')}
        width={720}
        onClose={() => setPlot(false)}
      >
        {plot && <DwellPlot siteId={site.id} />}
      </Dialog>
    </section>
  )
}

function lastText(at: string | null, now: number): string | null {
  return at === null ? null : t('last {ago} ago', { ago: formatAge(now - Date.parse(at)) })
}

function changeText(stays: NonNullable<ReturnType<typeof useStayFigures>>): string | null {
  const { medianStaySeconds: last, medianStayBeforeSeconds: before } = stays
  if (last === null || before === null || last === before) return null
  const change = formatAge(Math.abs(last - before) * 1000)
  return last < before ? t('{change} less', { change }) : t('{change} more', { change })
}
