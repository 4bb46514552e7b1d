import { trailerName } from '@tractrix/domain/trailers'
import { DetentionMark } from '../../detention/index.ts'
import { TrailerSize } from '../../trailers/index.ts'
import { Mono } from '../../ui/marks/text.tsx'
import type { CardParts } from '../../ui/table/model/data-table-props.ts'
import { LoadMark } from '../cells/load-mark.tsx'
import type { InventoryTrailer } from '../model/inventory-trailer.ts'
import { CardPlace } from './card-place.tsx'
import styles from './trailer-card.module.css'

/** The card of a trailer, for `DataTable`. */
export function trailerCard(trailer: InventoryTrailer, parts: CardParts) {
  return <TrailerCard trailer={trailer} {...parts} />
}

/** A trailer on a small screen: its name, where it stands and how long, what is in it and how big it is. */
function TrailerCard({ trailer, menu }: CardParts & { trailer: InventoryTrailer }) {
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <Mono className={styles.name}>{trailerName(trailer)}</Mono>
        {!trailer.archived && <DetentionMark clock={trailer.detention} />}
        {menu}
      </div>
      <CardPlace trailer={trailer} />
      <div className={styles.facts}>
        {trailer.loaded !== null && <LoadMark trailer={trailer} />}
        <TrailerSize trailer={trailer} />
      </div>
    </div>
  )
}
