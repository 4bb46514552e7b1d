import { mapFrame, SvgMap, viewportAround } from '../../../map-kit/index.ts'
import { t } from '../../../platform/words.ts'
import { useSite } from '../../../sites/index.ts'
import type { MoveFieldProps } from '../model/field-props.ts'
import { EmptyPreview } from './empty-preview.tsx'
import { previewLayers } from './layers/preview-layers.ts'
import styles from './move-preview.module.css'
import { PreviewFacts } from './preview-facts.tsx'
import { routeEnds } from './route-ends.ts'
import type { PreviewEnd } from './scene/preview-scene.ts'
import { previewSpots } from './scene/preview-spots.ts'
import { shownRoute } from './scene/shown-route.ts'
import { zoneCenter } from './scene/zone-shapes.ts'
import { useMoveRoute } from './use-move-route.ts'
import { useTruckPlace } from './use-truck-place.ts'

/** Size of the picture in pixels; never closer than a spot and its neighbors. */
const FRAME = { width: 318, height: 372, marginMeters: 18, mostPixelsPerMeter: 4.2 }

/** What the move would look like: the yard around start and destination, the estimated route, and facts about it. */
export function MovePreview(props: MoveFieldProps & { moveId: string | null }) {
  const { judgement, yard } = props
  const { draft } = judgement
  const { id: siteId, origin, mapHeadingDegrees } = useSite()
  const toMap = mapFrame(origin)
  const start = yard.zones.get(draft.fromZoneId ?? '')
  const destination = yard.zones.get(draft.toZoneId ?? '')
  // Without a start of its own the move begins where its truck is.
  const truck = start === undefined ? yard.trucks.get(draft.requestedTruckId ?? '') : undefined
  const truckPlace = useTruckPlace(truck?.id ?? null, origin)
  const startPlace = start ? zoneCenter(start, toMap) : truckPlace
  const destinationPlace = destination ? zoneCenter(destination, toMap) : null
  const route = useMoveRoute(siteId, routeEnds(judgement), JSON.stringify(truckPlace))
  const places = [startPlace, destinationPlace].filter(place => place !== null)
  if (places.length === 0) return <EmptyPreview draft={draft} />
  const line = route && shownRoute(route.points, toMap)
  const shown = [...places, ...(line ? [...line.forward, ...line.backward] : [])]
  const viewport = viewportAround(shown, { ...FRAME, rotationRadians: (-mapHeadingDegrees * Math.PI) / 180 })
  const from = start?.name ?? truck?.name
  const ends: PreviewEnd[] = []
  if (from !== undefined && startPlace) ends.push({ name: from, at: startPlace, tone: 'start' })
  if (destination && destinationPlace) {
    const tone = yard.parked.has(destination.id) ? 'blocked' : 'free'
    ends.push({ name: destination.name, at: destinationPlace, tone })
  }
  const spots = previewSpots(yard, start, destination, toMap)
  return (
    <div className={styles.preview}>
      <SvgMap
        layers={previewLayers}
        scene={{ still: { spots, route: line, ends }, moving: null }}
        viewport={viewport}
        label={describe(from, destination?.name, route !== null)}
      />
      <PreviewFacts {...props} route={route} start={start} destination={destination} />
      {route && (
        <p className={styles.estimate}>
          {t('Estimated along the lanes of the yard. Dispatch decides when the move starts.')}
        </p>
      )}
    </div>
  )
}

function describe(start: string | undefined, destination: string | undefined, hasRoute: boolean): string {
  if (start && destination && hasRoute) return t('Route from {start} to {end}', { start, end: destination })
  if (start && destination) return t('Yard around {start} and {end}', { start, end: destination })
  return t('Yard around {zone}', { zone: start ?? destination ?? '' })
}
