import { t } from '../../platform/words.ts'
import { Dialog } from '../../ui/layers/dialog.tsx'
import type { MapContents } from '../contents/use-map-contents.ts'
import { LayersSection } from '../sidebar/layers-section.tsx'
import { TrailerLegend } from '../sidebar/trailer-legend.tsx'
import { TruckList } from '../sidebar/truck-list.tsx'
import { TruckStatesBox } from '../sidebar/truck-states-box.tsx'
import type { MapChoice } from '../state/use-map-choice.ts'
import styles from './phone-dialogs.module.css'

interface PhoneDialogProps {
  open: boolean
  contents: MapContents
  onClose: () => void
}

/** What the map shows, as a sheet. */
export function LayersDialog({ open, contents, onClose }: PhoneDialogProps) {
  return (
    <Dialog open={open} title={t('Layers')} onClose={onClose}>
      <div className={styles.dialog}>
        <TruckStatesBox />
        <LayersSection contents={contents} />
        <TrailerLegend />
      </div>
    </Dialog>
  )
}

/** All trucks, as a sheet; the chosen one is shown on the map. */
export function TrucksDialog({ open, contents, choice, onClose }: PhoneDialogProps & { choice: MapChoice }) {
  const choose = (truckId: string) => {
    onClose()
    choice.showTruck(truckId)
  }
  return (
    <Dialog open={open} title={t('Trucks')} onClose={onClose}>
      <div className={styles.dialog}>
        <TruckList contents={contents} choice={choice} onChoose={choose} />
      </div>
    </Dialog>
  )
}
