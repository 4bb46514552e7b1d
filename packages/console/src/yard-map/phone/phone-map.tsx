import { Layers, LocateFixed, Truck } from 'lucide-react'
import { useState } from 'react'
import { t } from '../../platform/words.ts'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { MapContents } from '../contents/use-map-contents.ts'
import controlStyles from '../controls/controls.module.css'
import { YardMap } from '../live-map/yard-map.tsx'
import pageStyles from '../map-page.module.css'
import { SpotPopup } from '../spots/spot-popup.tsx'
import type { MapChoice } from '../state/use-map-choice.ts'
import sheetStyles from './map-sheet.module.css'
import { LayersDialog, TrucksDialog } from './phone-dialogs.tsx'
import { TruckSheet } from './truck-sheet.tsx'

/** The map on a small screen: it has the whole page; what was picked comes up as a sheet. */
export function PhoneMap({ contents, choice }: { contents: MapContents; choice: MapChoice }) {
  const [open, setOpen] = useState<'layers' | 'trucks' | null>(null)
  const close = () => setOpen(null)
  return (
    <div className={pageStyles.page}>
      <YardMap
        contents={contents}
        choice={choice}
        buttons={
          <>
            <MapButton icon={Layers} label={t('Layers')} onPress={() => setOpen('layers')} />
            <MapButton icon={Truck} label={t('Trucks')} onPress={() => setOpen('trucks')} />
            <MapButton icon={LocateFixed} label={t('Back to the middle')} onPress={choice.locate} />
          </>
        }
        foot={<Sheet contents={contents} choice={choice} />}
      />
      <LayersDialog open={open === 'layers'} contents={contents} onClose={close} />
      <TrucksDialog open={open === 'trucks'} contents={contents} choice={choice} onClose={close} />
    </div>
  )
}

/** The open spot comes before the selected truck. */
function Sheet({ contents, choice }: { contents: MapContents; choice: MapChoice }) {
  if (choice.zoneId !== null)
    return (
      <div className={sheetStyles.sheet} data-part="map-sheet">
        <SpotPopup contents={contents} choice={choice} />
      </div>
    )
  const truck = contents.trucks.find(({ id }) => id === choice.truckId)
  return truck ? <TruckSheet truck={truck} contents={contents} onClose={choice.letGoOfTruck} /> : null
}

function MapButton(props: { icon: typeof Layers; label: string; onPress: () => void }) {
  return (
    <IconButton
      icon={props.icon}
      size={44}
      label={props.label}
      className={classNames(controlStyles.glass, controlStyles.button)}
      data-over-map=""
      onClick={props.onPress}
    />
  )
}
