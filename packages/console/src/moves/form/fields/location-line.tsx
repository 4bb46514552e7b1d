import { trailerName } from '@tractrix/domain/trailers'
import { t } from '../../../platform/words.ts'
import { Mono } from '../../../ui/marks/small-marks.tsx'
import type { ZoneRow } from '../../../zones/index.ts'
import type { Yard } from '../../yard/yard.ts'

interface Props {
  zone: ZoneRow
  yard: Pick<Yard, 'parked'>
}

/** A spot and the trailer that stands there, as one option. */
export function LocationLine({ zone, yard }: Props) {
  return (
    <>
      <Mono className="font-medium">{zone.name}</Mono>
      <span className="text-12 text-fg-3">{locationText(zone, yard)}</span>
    </>
  )
}

/** The trailer in a spot, or that there is none. */
export function locationText(zone: ZoneRow, yard: Pick<Yard, 'parked'>): string {
  const parked = yard.parked.get(zone.id)
  return parked ? trailerName(parked) : t('no trailer')
}
