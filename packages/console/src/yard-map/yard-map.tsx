import { Minus, Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useRemembered } from '../platform/remembered-setting.ts'
import { t } from '../platform/words.ts'
import { useTelemetryStore } from '../trucks/index.ts'
import { useTheme } from '../ui/theme/theme-provider.tsx'
import { MapCredit } from './map-credit.tsx'
import { mapZoom, selectedZones, showMapLabels, showTruckStates } from './map-settings.ts'
import { SpotPopup } from './spots/spot-popup.tsx'
import type { MapContents } from './use-map-contents.ts'
import { useTruckRoute } from './use-truck-route.ts'
import { YardMapController } from './yard-map-controller.ts'

export interface YardMapProps {
  contents: MapContents
  selectedTruckId: string | null
  onSelectTruck: (truckId: string | null) => void
  /** A truck to bring into the middle; a new object asks again. */
  centreOn: { truckId: string } | null
}

/** The drawn, living yard. */
export function YardMap({ contents, selectedTruckId, onSelectTruck, centreOn }: YardMapProps) {
  const store = useTelemetryStore()
  const { shown: theme } = useTheme()
  const [zoom, setZoom] = useRemembered(mapZoom)
  const [showStates] = useRemembered(showTruckStates)
  const [showLabels] = useRemembered(showMapLabels)
  const [shownTypes] = useRemembered(selectedZones)
  const [openZoneId, openZone] = useState<string | null>(null)
  const element = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const [controller, setController] = useState<YardMapController | null>(null)
  const selected = contents.trucks.find(truck => truck.id === selectedTruckId) ?? null
  const route = useTruckRoute(selected?.internalId ?? null)
  const { site } = contents

  useEffect(() => {
    if (!element.current) return
    const made = new YardMapController(element.current, site, {
      onHit: hit => {
        openZone(hit?.kind === 'zone' ? hit.id : null)
        onSelectTruck(hit?.kind === 'truck' ? hit.id : null)
      },
      onZoom: setZoom,
    })
    setController(made)
    return () => {
      setController(null)
      made.dispose()
    }
  }, [site, onSelectTruck, setZoom])

  useEffect(() => controller?.follow(store), [controller, store])
  useEffect(() => controller?.setContents(contents), [controller, contents])
  useEffect(() => {
    // `theme` says when the colours have changed; they are read from the styles.
    if (theme) controller?.readColours()
  }, [controller, theme])
  useEffect(
    () => controller?.setChoices({ showLabels, showStates, shownTypes, openZoneId, selectedTruckId }),
    [controller, showLabels, showStates, shownTypes, openZoneId, selectedTruckId],
  )
  useEffect(() => controller?.setRoute(route), [controller, route])
  useEffect(() => {
    if (centreOn) controller?.centreOnTruck(centreOn.truckId)
  }, [controller, centreOn])
  useEffect(() => controller?.pin(popup.current, openZoneId), [controller, openZoneId])

  const zone = contents.zones.find(candidate => candidate.id === openZoneId) ?? null
  return (
    <>
      <div ref={element} className="yard-map" role="application" aria-label={t('Live map of the yard')} />
      <div className="map-controls">
        <button type="button" aria-label={t('Zoom in')} onClick={() => controller?.zoomBy(1)}>
          <Plus size={16} aria-hidden />
        </button>
        <output aria-label={t('Zoom')}>{Math.floor(zoom)}</output>
        <button type="button" aria-label={t('Zoom out')} onClick={() => controller?.zoomBy(-1)}>
          <Minus size={16} aria-hidden />
        </button>
      </div>
      <MapCredit
        attribution={contents.baseMap?.attribution ?? '© OpenStreetMap contributors'}
        zoom={zoom}
        latitude={site.origin.latitude}
        headingDegrees={site.mapHeadingDegrees}
      />
      <div ref={popup} className="spot-popup-pin" hidden={zone === null}>
        {zone && <SpotPopup zone={zone} contents={contents} onClose={() => openZone(null)} />}
      </div>
    </>
  )
}
