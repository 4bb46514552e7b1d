import { useFeatures } from '../platform/feature/features-context.ts'
import { useBelow } from '../ui/theme/use-media-query.ts'
import styles from './dashboard-page.module.css'

/**
 * The tiles of all features side by side (OP-RTE-03): the queue on the left, free spots on the right; on small screens
 * the queue alone.
 */
export function DashboardPage() {
  const phone = useBelow(768)
  const tiles = useFeatures()
    .flatMap(feature => feature.tiles ?? [])
    .filter(({ onPhones }) => onPhones || !phone)
    .sort((a, b) => a.order - b.order)
  return (
    <div className={styles.page}>
      {tiles.map(({ id, Tile }) => (
        <Tile key={id} />
      ))}
    </div>
  )
}
