import { ArrowRight, MapPinOff } from 'lucide-react'
import { t } from '../../platform/words.ts'
import { type TrailerRow, useSiteMoves, useSiteTrucks } from '../../site-data/index.ts'
import { Mono } from '../../ui/marks/text.tsx'
import styles from './trailer-location.module.css'

interface Props {
  trailer: TrailerRow
  /** The name of the zone it stands in; null: none. */
  zone: string | null
}

/** The spot of a trailer, and where a truck takes it: `PA17 → E14`. One that is nowhere is missing (OP-INV-13). */
export function TrailerLocation({ trailer, zone }: Props) {
  const { moves } = useSiteMoves()
  const { trucks } = useSiteTrucks()
  const truck = trailer.attachedTruckId && trucks.find(({ id }) => id === trailer.attachedTruckId)
  const start = zone ?? (truck ? truck.name : null)
  const move = moves.find(
    ({ status, trailer: moved }) => status === 'in_progress' && moved?.id === trailer.id,
  )
  const end = move?.toZone?.name ?? null
  if (start === null) return <MissingZone />
  return (
    <span className={styles.location}>
      <Mono>{start}</Mono>
      {end !== null && end !== start && (
        <>
          <ArrowRight size={13} aria-label={t('to')} />
          <Mono>{end}</Mono>
        </>
      )}
    </span>
  )
}

function MissingZone() {
  return (
    <span className={styles.missing}>
      <MapPinOff size={14} aria-hidden />
      {t('Missing Zone!')}
    </span>
  )
}
