import { isHighlightedLength, trailerSizeParts } from '@tractrix/domain/trailers'
import type { TrailerRow } from '../site-data/index.ts'
import { useSite } from '../sites/index.ts'
import styles from './trailer-size.module.css'

interface Props {
  trailer: Pick<TrailerRow, 'type' | 'lengthMeters' | 'widthMeters'>
}

/** `Dry Van 53' x 102"`, a length of 53 ft in red (OP-INV-14, OP-INV-16). */
export function TrailerSize({ trailer }: Props) {
  const { lengthUnit } = useSite().config
  const { type, length, width } = trailerSizeParts(trailer, lengthUnit)
  return (
    <span>
      {type}
      {length !== null && ' '}
      {length !== null && isHighlightedLength(trailer.lengthMeters) ? (
        <b className={styles.long}>{length}</b>
      ) : (
        length
      )}
      {width !== null && (length === null ? ` ${width}` : ` x ${width}`)}
    </span>
  )
}
