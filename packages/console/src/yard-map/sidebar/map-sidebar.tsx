import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useRemembered } from '../../platform/remembered-setting.ts'
import { t } from '../../platform/words.ts'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { showTruckStates } from '../map-settings.ts'
import type { MapContents } from '../use-map-contents.ts'
import { LayersSection } from './layers-section.tsx'
import { TruckCard } from './truck-card.tsx'
import { useCardOrder } from './use-card-order.ts'

export interface MapSidebarProps {
  contents: MapContents
  selectedTruckId: string | null
  collapsed: boolean
  onCollapse: (collapsed: boolean) => void
  onChoose: (truckId: string) => void
}

/** Beside the map: the trucks, those that need a person first, and what the map shows (OP-SDB-01 to OP-SDB-12). */
export function MapSidebar({ contents, selectedTruckId, collapsed, onCollapse, onChoose }: MapSidebarProps) {
  const [states, setStates] = useRemembered(showTruckStates)
  const trucks = useCardOrder(contents.trucks)
  if (collapsed)
    return (
      <aside className="map-sidebar-folded">
        <IconButton icon={PanelLeftOpen} label={t('Show the sidebar')} onClick={() => onCollapse(false)} />
      </aside>
    )
  return (
    <aside className="map-sidebar" aria-label={t('Trucks and layers')}>
      <header className="map-section-head">
        <h2>{t('Trucks')}</h2>
        <span className="faint">{trucks.length}</span>
        <span className="ml-auto map-states">
          <Checkbox checked={states} onChange={setStates}>
            {t('Show Truck States')}
          </Checkbox>
        </span>
        <IconButton icon={PanelLeftClose} label={t('Hide the sidebar')} onClick={() => onCollapse(true)} />
      </header>
      <div className="map-cards">
        <TrucksText contents={contents} />
        {trucks.map(truck => (
          <TruckCard
            key={truck.id}
            truck={truck}
            contents={contents}
            selected={truck.id === selectedTruckId}
            onChoose={onChoose}
          />
        ))}
      </div>
      <LayersSection zones={contents.zones} />
    </aside>
  )
}

/** What stands there without cards (OP-SDB-07, OP-SDB-08). */
function TrucksText({ contents }: { contents: MapContents }) {
  if (contents.trucksFailed) return <p className="map-empty">{t('Unable to load trucks')}</p>
  if (contents.trucksLoading || contents.trucks.length > 0) return null
  return <p className="map-empty">{t('No trucks to display')}</p>
}
