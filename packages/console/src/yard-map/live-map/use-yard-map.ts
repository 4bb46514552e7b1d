import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useRemembered } from '../../platform/remembered/remembered-setting.ts'
import { type Telemetry, useTelemetryStore } from '../../site-data/index.ts'
import type { SiteRow } from '../../sites/index.ts'
import { useTheme } from '../../ui/theme/theme-provider.tsx'
import type { MapSite } from '../contents/scene-of-contents.ts'
import { siteCenter } from '../contents/site-view.ts'
import type { MapContents } from '../contents/use-map-contents.ts'
import { useTruckRoute } from '../contents/use-truck-route.ts'
import { mapZoom, selectedZones, showMapLabels, showTruckStates } from '../state/map-settings.ts'
import type { MapChoice } from '../state/use-map-choice.ts'
import { YardMapController } from './yard-map-controller.ts'

/**
 * Puts the map into an element and keeps it true to what the page knows; null until it is up. `popup` is kept beside
 * the open spot; `foot` covers the map's lower edge, so that the middle of what is free lies above it.
 */
export function useYardMap(
  element: RefObject<HTMLElement | null>,
  popup: RefObject<HTMLElement | null>,
  foot: RefObject<HTMLElement | null> | null,
  contents: MapContents,
  choice: MapChoice,
): YardMapController | null {
  const controller = useController(element, contents.site, choice)
  const store = useTelemetryStore()
  const { shown: theme } = useTheme()
  const [showStates] = useRemembered(showTruckStates)
  const [showLabels] = useRemembered(showMapLabels)
  const [shownTypes] = useRemembered(selectedZones)
  const { truckId: selectedTruckId, zoneId: openZoneId, centerOn, isFollowing } = choice
  const selected = contents.trucks.find(truck => truck.id === selectedTruckId)
  const route = useTruckRoute(selected?.internalId ?? null)
  const center = useEffectEvent((wish: NonNullable<MapChoice['centerOn']>) => {
    const place = placeOf(wish.truckId === null ? undefined : store.get(wish.truckId))
    if (place) controller?.mover.centerOn(place, foot?.current?.offsetHeight ?? 0)
    else if (wish.truckId === null) controller?.mover.centerOn(siteCenter(contents.site.bounds), 0)
  })

  useEffect(() => controller?.follow(store), [controller, store])
  useEffect(() => controller?.setContents(contents), [controller, contents])
  useEffect(() => {
    // `theme` says when the colors have changed; they are read from the styles.
    if (theme) controller?.readColors()
  }, [controller, theme])
  useEffect(
    () =>
      controller?.setChoices({
        showLabels,
        showStates,
        shownTypes,
        openZoneId,
        selectedTruckId,
        isFollowing,
      }),
    [controller, showLabels, showStates, shownTypes, openZoneId, selectedTruckId, isFollowing],
  )
  useEffect(() => controller?.setRoute(route), [controller, route])
  useEffect(() => {
    if (centerOn !== null) center(centerOn)
  }, [centerOn])
  useEffect(() => {
    if (isFollowing) controller?.mover.setCoveredBelow(foot?.current?.offsetHeight ?? 0)
  }, [controller, foot, isFollowing])
  useEffect(() => controller?.pin(popup.current, openZoneId), [controller, popup, openZoneId])
  return controller
}

function placeOf(sample: Telemetry | undefined): { latitude: number; longitude: number } | null {
  const { latitudeDegrees: latitude = null, longitudeDegrees: longitude = null } = sample ?? {}
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

function useController(
  element: RefObject<HTMLElement | null>,
  { id, origin, bounds, mapHeadingDegrees, mapOverlayPath }: SiteRow,
  { hit: onSelect, stopFollowing }: Pick<MapChoice, 'hit' | 'stopFollowing'>,
): YardMapController | null {
  const [controller, setController] = useState<YardMapController | null>(null)
  const [, setZoom] = useRemembered(mapZoom)
  // A site that only opens its working hours must not put up another map.
  const text = JSON.stringify({ id, origin, bounds, mapHeadingDegrees, mapOverlayPath })
  const site = useMemo(() => JSON.parse(text) as MapSite, [text])
  const select = useEffectEvent(onSelect)
  const pan = useEffectEvent(stopFollowing)
  useEffect(() => {
    if (!element.current) return
    const made = new YardMapController(element.current, site, {
      onSelect: target => select(target),
      onZoom: setZoom,
      onPan: () => pan(),
    })
    setController(made)
    return () => {
      setController(null)
      made.dispose()
    }
  }, [element, site, setZoom])
  return controller
}
