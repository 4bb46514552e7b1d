import { useFeatures } from '../platform/feature/features-context.ts'
import { useBelow } from '../ui/theme/use-media-query.ts'
import styles from './dashboard-page.module.css'
import { TileGrid } from './layout/tile-grid.tsx'

/**
 * The tiles of all features in two columns, which people arrange (OP-RTE-03, OP-OPEN-71); one under the other in narrow
 * windows; on small screens the queue alone.
 */
export function DashboardPage() {
  const phone = useBelow(768)
  const narrow = useBelow(1024)
  const tiles = useFeatures()
    .flatMap(feature => feature.tiles ?? [])
    .filter(({ onPhones }) => onPhones || !phone)
    .sort((a, b) => a.order - b.order)
  return (
    <div className={styles.page}>
      {narrow ? tiles.map(({ id, Tile }) => <Tile key={id} />) : <TileGrid tiles={tiles} />}
    </div>
  )
}
