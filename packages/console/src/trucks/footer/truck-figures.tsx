import { Truck } from 'lucide-react'
import { useState } from 'react'
import { useNow } from '../../platform/clock.ts'
import { t } from '../../platform/words.ts'
import { useFleetValue, useSiteData, useTelemetryStore } from '../../site-data/index.ts'
import { Popover } from '../../ui/layers/popover.tsx'
import { StatusButton } from '../../ui/surfaces/status-item.tsx'
import { AvailabilityDialog, TruckList } from '../availability/loaded-later.ts'
import type { AskedAvailability } from '../availability/truck-list.tsx'
import { fleetSummary } from './fleet-summary.ts'

/** How many trucks are in which condition; the press leads to the list of trucks and their availability (MV-TRK-07). */
export function TruckFigures() {
  const { trucks, loading, failed } = useSiteData()
  const store = useTelemetryStore()
  const now = useNow()
  useFleetValue(samples => samples.length)
  const [asked, setAsked] = useState<AskedAvailability | null>(null)
  const { count, words } = fleetSummary([...trucks.keys()], store, now)
  return (
    <>
      <Popover
        trigger={
          <StatusButton>
            <Truck size={14} aria-hidden />
            <b>
              {loading || failed.trucks
                ? t('Trucks')
                : t('{count, plural, one {# truck} other {# trucks}}', { count })}
            </b>
            {words}
          </StatusButton>
        }
      >
        {close => (
          <TruckList
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
