import { bearingToHeading, headingToTheta } from '@tractrix/domain/platform'
import { t } from '../../../platform/words.ts'
import { useSite } from '../../../sites/index.ts'
import type { MoveFieldProps } from '../model/field-props.ts'
import { frameAround } from './drawing-frame.ts'
import { EmptyPreview } from './empty-preview.tsx'
import { PreviewFacts } from './preview-facts.tsx'
import { EndLabel, SpotShapes } from './preview-spots.tsx'
import { routeEnds } from './route-ends.ts'
import { RouteLine } from './route-line.tsx'
import { shownRoute } from './shown-route.ts'
import { useMoveRoute } from './use-move-route.ts'
import { useTruckPlace } from './use-truck-place.ts'
import { zoneCenter } from './zone-shapes.ts'

const WIDTH = 318
const HEIGHT = 372

/** What the move would look like: the yard around start and destination, the estimated route, and facts about it. */
export function MovePreview(props: MoveFieldProps & { moveId: string | null }) {
  const { judgement, yard } = props
  const { draft } = judgement
  const { id: siteId, origin, mapHeadingDegrees } = useSite()
  const start = yard.zones.get(draft.fromZoneId ?? '')
  const destination = yard.zones.get(draft.toZoneId ?? '')
  // Without a start of its own the move begins where its truck is.
  const truck = start === undefined ? yard.trucks.get(draft.requestedTruckId ?? '') : undefined
  const truckPlace = useTruckPlace(truck?.id ?? null, origin)
  const startPlace = start ? zoneCenter(start, origin) : truckPlace
  const destinationPlace = destination ? zoneCenter(destination, origin) : null
  const route = useMoveRoute(siteId, routeEnds(judgement), JSON.stringify(truckPlace))
  const ends = [startPlace, destinationPlace].filter(place => place !== null)
  if (ends.length === 0) return <EmptyPreview draft={draft} />
  const line = route && shownRoute(route, origin)
  const upRadians = headingToTheta(origin, bearingToHeading(mapHeadingDegrees))
  const frame = frameAround([...ends, ...(line ?? [])], {
    width: WIDTH,
    height: HEIGHT,
    marginMeters: 18,
    upRadians,
  })
  const from = start?.name ?? truck?.name
  return (
    <div className="move-preview">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={describe(from, destination?.name, route !== null)}
      >
        <rect width={WIDTH} height={HEIGHT} fill="var(--map-road)" />
        <SpotShapes yard={yard} frame={frame} origin={origin} start={start} destination={destination} />
        {line && <RouteLine route={line} frame={frame} />}
        {from !== undefined && startPlace && (
          <EndLabel name={from} at={frame.toPixel(startPlace)} stroke="var(--accent)" />
        )}
        {destination && destinationPlace && (
          <EndLabel
            name={destination.name}
            at={frame.toPixel(destinationPlace)}
            stroke={yard.parked.has(destination.id) ? 'var(--red-solid)' : 'var(--green-solid)'}
          />
        )}
      </svg>
      <PreviewFacts {...props} route={route} start={start} destination={destination} />
      {route && (
        <p className="mt-auto px-4 pb-[14px] text-12 text-fg-3">
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
