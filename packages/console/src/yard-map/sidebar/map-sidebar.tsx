import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useRemembered } from '../../platform/remembered/remembered-setting.ts'
import { t } from '../../platform/words.ts'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import type { MapContents } from '../contents/use-map-contents.ts'
import { mapSidebarCollapsed } from '../state/map-settings.ts'
import type { MapChoice } from '../state/use-map-choice.ts'
import { LayersSection } from './layers-section.tsx'
import { TrailerLegend } from './trailer-legend.tsx'
import { TruckList } from './truck-list.tsx'
import { TruckStatesBox } from './truck-states-box.tsx'

/** Beside the map: the trucks, and what the map shows (OP-SDB-01 to OP-SDB-13). Layers and legend stay in view. */
export function MapSidebar({ contents, choice }: { contents: MapContents; choice: MapChoice }) {
  const [isCollapsed, setCollapsed] = useRemembered(mapSidebarCollapsed)
  const { loading, failed } = contents.state.trucks
  if (isCollapsed)
    return (
      <aside className="map-sidebar-folded" aria-label={t('Trucks and layers')} data-region="">
        <IconButton icon={PanelLeftOpen} label={t('Show the sidebar')} onClick={() => setCollapsed(false)} />
      </aside>
    )
  return (
    <aside className="map-sidebar" aria-label={t('Trucks and layers')} data-region="">
      <header className="map-sidebar-head">
        <h2>{t('Trucks')}</h2>
        <span className="text-fg-3">{!loading && !failed && contents.trucks.length}</span>
        <TruckStatesBox />
        <IconButton icon={PanelLeftClose} label={t('Hide the sidebar')} onClick={() => setCollapsed(true)} />
      </header>
      <div className="map-sidebar-trucks">
        <TruckList contents={contents} choice={choice} />
      </div>
      <LayersSection contents={contents} />
      <TrailerLegend />
    </aside>
  )
}
