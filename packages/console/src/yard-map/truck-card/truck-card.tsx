import { truckAvailabilityLabel } from '@tractrix/domain/trucks'
import { Headset } from 'lucide-react'
import { useMemo } from 'react'
import { t } from '../../platform/words.ts'
import type { TruckRow } from '../../site-data/index.ts'
import { siteReach } from '../contents/site-view.ts'
import type { MapContents } from '../contents/use-map-contents.ts'
import { BatteryMark } from './battery-mark.tsx'
import { Fact, MoveFact, TrailerFact } from './card-lines.tsx'
import { CardMarks } from './card-marks.tsx'
import { clockOffsetText } from './clock-offset-text.ts'
import { GoToCharger } from './go-to-charger.tsx'
import { StatusText } from './status-text.tsx'
import styles from './truck-card.module.css'
import { useCardFacts } from './use-card-facts.ts'

export interface TruckCardProps {
  truck: TruckRow
  contents: MapContents
  isSelected: boolean
  onChoose: (truckId: string) => void
}

/** One truck as it is now; a click selects it and brings it into the middle (OP-TRC-01 to OP-TRC-26). */
export function TruckCard({ truck, contents, isSelected, onChoose }: TruckCardProps) {
  const reach = useMemo(() => siteReach(contents.site.bounds), [contents.site.bounds])
  const facts = useCardFacts(truck.id, reach)
  const { hardDrivePercent, clockOffsetSeconds } = facts
  return (
    <li
      className={styles.card}
      data-bar={facts.bar}
      data-stale={facts.stale !== null}
      data-selected={isSelected}
    >
      <button
        type="button"
        className={styles.hit}
        aria-pressed={isSelected}
        aria-label={t('Show {truck} on the map', { truck: truck.name })}
        data-tip={facts.isOutOfBounds ? t('Truck is out of site bounds') : undefined}
        onClick={() => onChoose(truck.id)}
      />
      <div className={styles.head}>
        <h3>{truck.name}</h3>
        <span className={styles.availability}>{t(truckAvailabilityLabel(truck.availability))}</span>
        <GoToCharger truck={truck} />
        {facts.hasRemoteAssist && (
          <Headset size={14} className={styles.headset} role="img" aria-label={t('Remote assist')} />
        )}
        <BatteryMark level={facts.battery} percent={facts.batteryPercent} />
      </div>
      <dl>
        <Fact term={t('Power Level')}>
          {facts.batteryPercent === null ? t('Unknown') : `${facts.batteryPercent}%`}
        </Fact>
        <Fact term={t('Autonomy')}>{facts.autonomyActive ? t('Active') : t('Inactive')}</Fact>
        <Fact term={t('Trailer Attached')}>{facts.trailerIsConnected ? t('Yes') : t('No')}</Fact>
        {facts.paused !== null && <Fact term={t('Paused')}>{facts.paused ? t('True') : t('False')}</Fact>}
        <Fact term={t('Status')} isWide>
          <StatusText facts={facts} />
        </Fact>
        <TrailerFact truckId={truck.id} trailerId={facts.trailerId} contents={contents} />
        <MoveFact truckId={truck.id} contents={contents} />
      </dl>
      {(truck.manifestVersionRef ?? hardDrivePercent ?? clockOffsetSeconds) !== null && (
        <p className={styles.versions}>
          {truck.manifestVersionRef && <span>{truck.manifestVersionRef}</span>}
          {hardDrivePercent !== null && <span>{t('Hard drive {share}%', { share: hardDrivePercent })}</span>}
          {clockOffsetSeconds !== null && (
            <span>{t('Clock {offset}', { offset: clockOffsetText(clockOffsetSeconds) })}</span>
          )}
        </p>
      )}
      <CardMarks facts={facts} />
    </li>
  )
}
