import { t } from '../../platform/words.ts'
import { LoadFailed } from '../../ui/surfaces/load-failed.tsx'
import type { MapContents } from '../contents/use-map-contents.ts'
import type { MapChoice } from '../state/use-map-choice.ts'
import { TruckCard } from '../truck-card/truck-card.tsx'
import sectionStyles from './map-section.module.css'
import styles from './truck-list.module.css'
import { useCardOrder } from './use-card-order.ts'

/** The cards of all trucks, those that need a person first (OP-SDB-06). */
export function TruckList({
  contents,
  choice,
  onChoose = choice.showTruck,
}: {
  contents: MapContents
  choice: MapChoice
  onChoose?: (truckId: string) => void
}) {
  const trucks = useCardOrder(contents.trucks)
  const { loading, failed } = contents.state.trucks
  if (failed)
    return <LoadFailed title={t('Unable to load trucks')} trying={loading} onRetry={contents.retryTrucks} />
  if (trucks.length === 0)
    return loading ? null : <p className={sectionStyles.empty}>{t('No trucks to display')}</p>
  return (
    <ul className={styles.cards}>
      {trucks.map(truck => (
        <TruckCard
          key={truck.id}
          truck={truck}
          contents={contents}
          isSelected={truck.id === choice.truckId}
          onChoose={onChoose}
        />
      ))}
    </ul>
  )
}
