import { trailerName } from '@tractrix/domain/trailers'
import { t } from '../../../platform/words.ts'
import type { Yard, ZoneRow } from '../../../site-data/index.ts'
import { Mono, Remark } from '../../../ui/marks/text.tsx'
import styles from './option-line.module.css'

interface Props {
  zone: ZoneRow
  yard: Pick<Yard, 'parked'>
}

/** A spot and the trailer that stands there, as one option. */
export function LocationLine({ zone, yard }: Props) {
  return (
    <>
      <Mono className={styles.name}>{zone.name}</Mono>
      <Remark>{locationText(zone, yard)}</Remark>
    </>
  )
}

/** The trailer in a spot, or that there is none. */
export function locationText(zone: ZoneRow, yard: Pick<Yard, 'parked'>): string {
  const parked = yard.parked.get(zone.id)
  return parked ? trailerName(parked) : t('no trailer')
}
