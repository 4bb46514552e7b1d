import { TRUCK_AVAILABILITIES, type TruckAvailability, truckAvailabilityLabel } from '@tractrix/domain/trucks'
import { t } from '../../platform/words.ts'
import { type TruckRow, useSiteTrucks } from '../../site-data/index.ts'
import { Select } from '../../ui/form/select.tsx'
import { Remark } from '../../ui/marks/text.tsx'
import { useCan } from '../../users/index.ts'
import { TruckName } from '../look/truck-name.tsx'
import { useTruckLook } from '../look/use-truck-look.ts'
import styles from './truck-list.module.css'

/** What was chosen in the list and has to be confirmed. */
export interface AskedAvailability {
  truck: TruckRow
  availability: TruckAvailability
}

export interface TruckListProps {
  onAsk: (asked: AskedAvailability) => void
}

/** The trucks of the site with what they do, and whether they are given moves (MV-TRK-07). */
export function TruckList({ onAsk }: TruckListProps) {
  const { trucks } = useSiteTrucks()
  return (
    <ul className={styles.list} aria-label={t('Trucks')}>
      {trucks.map(truck => (
        <TruckEntry key={truck.id} truck={truck} onChoose={availability => onAsk({ truck, availability })} />
      ))}
    </ul>
  )
}

interface TruckEntryProps {
  truck: TruckRow
  onChoose: (availability: TruckAvailability) => void
}

function TruckEntry({ truck, onChoose }: TruckEntryProps) {
  const { label } = useTruckLook(truck.id)
  const maySet = useCan('truck.setAvailability', truck.siteId)
  const reasons = [
    ...(maySet ? [] : [t('Your role may not change the availability of trucks.')]),
    ...(truck.readOnly ? [t('This truck is read-only.')] : []),
  ]
  return (
    <li>
      <TruckName truck={truck} />
      <Remark>{t(label)}</Remark>
      <Select<TruckAvailability>
        label={t('Availability of {truck}', { truck: truck.name })}
        size={26}
        value={truck.availability}
        options={TRUCK_AVAILABILITIES.map(value => ({ value, label: t(truckAvailabilityLabel(value)) }))}
        onChange={availability => availability !== truck.availability && onChoose(availability)}
        reasons={reasons}
        title={reasons.length > 0 ? t('The availability cannot be changed') : undefined}
      />
    </li>
  )
}
