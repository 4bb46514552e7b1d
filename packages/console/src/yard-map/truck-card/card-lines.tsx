import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '../../platform/words.ts'
import { Mono } from '../../ui/marks/text.tsx'
import type { MapContents } from '../contents/use-map-contents.ts'
import styles from './truck-card.module.css'

interface OfTruck {
  truckId: string
  contents: MapContents
}

/** A term with its value; a wide one takes the whole line. */
export function Fact({
  term,
  isWide = false,
  children,
}: {
  term: string
  isWide?: boolean
  children: ReactNode
}) {
  return (
    <div className={isWide ? styles.wide : undefined}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Carrier code and serial of the trailer behind a truck (OP-TRC-09, OP-OPEN-94, OP-OPEN-99). */
export function TrailerFact(props: OfTruck & { trailerId: string | null }) {
  return (
    <Fact term={t('Trailer Info')} isWide>
      <TrailerText {...props} />
    </Fact>
  )
}

/** What the truck itself says comes first, then what the inventory hangs on it. */
export function TrailerText({ truckId, trailerId, contents }: OfTruck & { trailerId: string | null }) {
  const { trailers } = contents
  const trailer =
    trailers.find(({ id }) => id === trailerId) ??
    trailers.find(({ attachedTruckId }) => attachedTruckId === truckId)
  return trailer ? <Mono>{`${trailer.scac} ${trailer.serial}`}</Mono> : t('None')
}

/** From where to where a truck works now (OP-TRC-10 to OP-TRC-12). */
export function MoveFact({ truckId, contents }: OfTruck) {
  return (
    <Fact term={t('Current Move')} isWide>
      <MoveText truckId={truckId} contents={contents} />
    </Fact>
  )
}

function MoveText({ truckId, contents }: OfTruck) {
  const { loading, failed } = contents.state.moves
  if (loading) return t('Loading Moves...')
  if (failed) return t('Unable to retrieve moves')
  const move = contents.activeMoves.find(candidate => candidate.truck?.id === truckId)
  if (!move) return t('None')
  return (
    <Mono className={styles.route}>
      {move.fromZone?.name ?? '–'}
      <ArrowRight size={11} role="img" aria-label={t('to')} />
      {move.toZone?.name ?? '–'}
    </Mono>
  )
}
