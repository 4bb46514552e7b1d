import { truckAvailabilityLabel } from '@tractrix/domain/trucks'
import { X } from 'lucide-react'
import { useMemo } from 'react'
import { t } from '../../platform/words.ts'
import type { TruckRow } from '../../site-data/index.ts'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { siteReach } from '../contents/site-view.ts'
import type { MapContents } from '../contents/use-map-contents.ts'
import { BatteryMark } from '../truck-card/battery-mark.tsx'
import { TrailerText } from '../truck-card/card-lines.tsx'
import { CardMarks } from '../truck-card/card-marks.tsx'
import { GoToCharger } from '../truck-card/go-to-charger.tsx'
import { StatusText } from '../truck-card/status-text.tsx'
import { useCardFacts } from '../truck-card/use-card-facts.ts'
import sheetStyles from './map-sheet.module.css'
import { TruckProgress } from './truck-progress.tsx'
import styles from './truck-sheet.module.css'

/** The selected truck at the lower edge of a small screen. */
export function TruckSheet(props: { truck: TruckRow; contents: MapContents; onClose: () => void }) {
  const { truck, contents, onClose } = props
  const reach = useMemo(() => siteReach(contents.site.bounds), [contents.site.bounds])
  const facts = useCardFacts(truck.id, reach)
  const move = contents.activeMoves.find(candidate => candidate.truck?.id === truck.id)
  return (
    <section
      className={classNames(sheetStyles.sheet, styles.truck)}
      data-part="map-sheet"
      aria-label={truck.name}
    >
      <header>
        <h2>{truck.name}</h2>
        <span className={styles.state}>
          <StatusText facts={facts} />
        </span>
        <BatteryMark level={facts.battery} percent={facts.batteryPercent} />
        <span>{facts.batteryPercent === null ? t('Unknown') : `${facts.batteryPercent}%`}</span>
        <GoToCharger truck={truck} size={44} />
        <IconButton icon={X} size={44} label={t('Close')} onClick={onClose} />
      </header>
      {move && <TruckProgress move={move} truckId={truck.id} zones={contents.zones} />}
      <dl>
        <div className={styles.wide}>
          <dt>{t('Availability')}</dt>
          <dd>{t(truckAvailabilityLabel(truck.availability))}</dd>
        </div>
        <div className={styles.wide}>
          <dt>{t('Trailer Info')}</dt>
          <dd>
            <TrailerText truckId={truck.id} trailerId={facts.trailerId} contents={contents} />
          </dd>
        </div>
        <div>
          <dt>{t('Autonomy')}</dt>
          <dd>{facts.autonomyActive ? t('Active') : t('Inactive')}</dd>
        </div>
        {facts.paused !== null && (
          <div>
            <dt>{t('Paused')}</dt>
            <dd>{facts.paused ? t('True') : t('False')}</dd>
          </div>
        )}
      </dl>
      <CardMarks facts={facts} />
    </section>
  )
}
