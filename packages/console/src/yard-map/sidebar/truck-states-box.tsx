import { useRemembered } from '../../platform/remembered/remembered-setting.ts'
import { t } from '../../platform/words.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { showTruckStates } from '../state/map-settings.ts'
import styles from './map-sidebar.module.css'

/** Whether trucks carry their labels on the map (OP-SDB-05). */
export function TruckStatesBox() {
  const [shown, setShown] = useRemembered(showTruckStates)
  return (
    <span className={styles.states}>
      <Checkbox checked={shown} onChange={setShown}>
        {t('Show Truck States')}
      </Checkbox>
    </span>
  )
}
