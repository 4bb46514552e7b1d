import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useRemembered } from '../../platform/remembered/remembered-setting.ts'
import { t } from '../../platform/words.ts'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { Quiet } from '../../ui/marks/text.tsx'
import type { MapContents } from '../contents/use-map-contents.ts'
import { mapSidebarCollapsed } from '../state/map-settings.ts'
import type { MapChoice } from '../state/use-map-choice.ts'
import { LayersSection } from './layers-section.tsx'
import styles from './map-sidebar.module.css'
import { TrailerLegend } from './trailer-legend.tsx'
import { TruckList } from './truck-list.tsx'
import { TruckStatesBox } from './truck-states-box.tsx'

/** Beside the map: the trucks, and what the map shows (OP-SDB-01 to OP-SDB-13). Layers and legend stay in view. */
export function MapSidebar({ contents, choice }: { contents: MapContents; choice: MapChoice }) {
  const [isCollapsed, setCollapsed] = useRemembered(mapSidebarCollapsed)
  const { loading, failed } = contents.state.trucks
  if (isCollapsed)
    return (
      <aside className={styles.folded} aria-label={t('Trucks and layers')} data-region="">
        <IconButton icon={PanelLeftOpen} label={t('Show the sidebar')} onClick={() => setCollapsed(false)} />
      </aside>
    )
  return (
    <aside className={styles.sidebar} aria-label={t('Trucks and layers')} data-region="">
      <header className={styles.head}>
        <h2>{t('Trucks')}</h2>
        <Quiet>{!loading && !failed && contents.trucks.length}</Quiet>
        <TruckStatesBox />
        <IconButton icon={PanelLeftClose} label={t('Hide the sidebar')} onClick={() => setCollapsed(true)} />
      </header>
      <div className={styles.trucks}>
        <TruckList contents={contents} choice={choice} />
      </div>
      <LayersSection contents={contents} />
      <TrailerLegend />
    </aside>
  )
}
