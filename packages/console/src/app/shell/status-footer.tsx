import { Package, Truck } from 'lucide-react'
import { useState } from 'react'
import { useYard } from '../../moves/index.ts'
import { useNow } from '../../platform/clock.ts'
import { useLiveLink, useLiveStatus } from '../../platform/live-link-context.tsx'
import { formatClock } from '../../platform/times.ts'
import { t } from '../../platform/words.ts'
import { useSiteIfAny } from '../../sites/index.ts'
import {
  type AskedAvailability,
  AvailabilityDialog,
  TruckList,
  useFleetValue,
  useTelemetryStore,
} from '../../trucks/index.ts'
import { Popover } from '../../ui/layers/popover.tsx'
import { DotMark, Pulse } from '../../ui/marks/small-marks.tsx'
import { fleetSummary } from './fleet-summary.ts'

/** How alive the screen is, and the yard in three figures. */
export function StatusFooter() {
  const site = useSiteIfAny()
  return (
    <footer className="status-footer">
      <LiveMark />
      {site && <TruckFigures siteId={site.id} />}
      {site && <TrailerFigure />}
      <span className="ml-auto">© {new Date().getFullYear()} Tractrix</span>
    </footer>
  )
}

/** `Live` with the age of the last event, or the time of the last update while cut off. */
export function LiveMark() {
  const link = useLiveLink()
  const status = useLiveStatus()
  const now = useNow()
  if (status.state === 'idle') return <span>{t('Not live: no site is selected')}</span>
  const last = link.lastEventAt
  if (status.state !== 'connected') {
    return (
      <span className="status-item">
        <DotMark tone="grey" shape="ring" />
        {last === null ? t('Connecting') : t('Last update {time}', { time: formatClock(last) })}
      </span>
    )
  }
  const age = last === null ? 0 : Math.max(0, Math.floor((now - last) / 1000))
  return (
    <span className="status-item">
      <Pulse />
      <b>{t('Live')}</b>
      {t('last event {age} s ago', { age })}
    </span>
  )
}

/** The press leads to the list of trucks and their availability (MV-TRK-07). */
function TruckFigures({ siteId }: { siteId: string }) {
  const { trucks, loading, failed } = useYard()
  const store = useTelemetryStore()
  const now = useNow()
  useFleetValue(samples => samples.length)
  const [asked, setAsked] = useState<AskedAvailability | null>(null)
  const { count, words } = fleetSummary([...trucks.keys()], store, now)
  return (
    <>
      <Popover
        trigger={
          <button type="button" className="status-item status-button">
            <Truck size={14} aria-hidden />
            <b>
              {loading || failed.trucks
                ? t('Trucks')
                : t('{count, plural, one {# truck} other {# trucks}}', { count })}
            </b>
            {words}
          </button>
        }
      >
        {close => (
          <TruckList
            siteId={siteId}
            onAsk={chosen => {
              close()
              setAsked(chosen)
            }}
          />
        )}
      </Popover>
      {asked !== null && <AvailabilityDialog {...asked} onClose={() => setAsked(null)} />}
    </>
  )
}

function TrailerFigure() {
  const { trailers, loading, failed } = useYard()
  if (loading || failed.trailers) return null
  return (
    <span className="status-item">
      <Package size={14} aria-hidden />
      <b>{trailers.size}</b>
      {t('trailers on site')}
    </span>
  )
}
