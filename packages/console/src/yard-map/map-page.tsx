import { useEffect, useState } from 'react'
import { useRemembered } from '../platform/remembered-setting.ts'
import { useSite } from '../sites/index.ts'
import { useBelow } from '../ui/theme/use-media-query.ts'
import './map-tokens.css'
import './yard-map.css'
import { LiveAge } from './live-age.tsx'
import { mapSidebarCollapsed } from './map-settings.ts'
import { MapSidebar } from './sidebar/map-sidebar.tsx'
import { useMapContents } from './use-map-contents.ts'
import { YardMap } from './yard-map.tsx'

/** The Map tab (OP-RTE-04): the live yard with its sidebar. Another site starts it anew. */
export function MapPage() {
  const site = useSite()
  return <SiteMap key={site.id} />
}

function SiteMap() {
  const site = useSite()
  const contents = useMapContents(site)
  const [selectedTruckId, selectTruck] = useState<string | null>(null)
  const [collapsed, setCollapsed] = useRemembered(mapSidebarCollapsed)
  const phone = useBelow(768)
  const [centreOn, setCentreOn] = useState<{ truckId: string } | null>(null)

  useEffect(() => {
    if (selectedTruckId !== null && !contents.trucks.some(truck => truck.id === selectedTruckId))
      selectTruck(null)
  }, [contents.trucks, selectedTruckId])

  const choose = (truckId: string) => {
    selectTruck(truckId)
    setCentreOn({ truckId })
  }
  return (
    <div className="map-page">
      {!phone && (
        <MapSidebar
          contents={contents}
          selectedTruckId={selectedTruckId}
          collapsed={collapsed}
          onCollapse={setCollapsed}
          onChoose={choose}
        />
      )}
      <section className="map-box" aria-label="Yard map">
        <YardMap
          contents={contents}
          selectedTruckId={selectedTruckId}
          onSelectTruck={selectTruck}
          centreOn={centreOn}
        />
        <LiveAge />
      </section>
    </div>
  )
}
