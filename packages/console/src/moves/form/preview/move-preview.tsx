import { hasDestination } from '@tractrix/domain/moves'
import { bearingToHeading, headingToTheta } from '@tractrix/domain/platform'
import { t } from '../../../platform/words.ts'
import { useSite } from '../../../sites/index.ts'
import type { MoveFieldProps } from '../field-props.ts'
import { frameAround } from './drawing-frame.ts'
import { PreviewFacts } from './preview-facts.tsx'
import { EndLabel, SpotShapes } from './preview-spots.tsx'
import { useTruckEnd } from './use-truck-end.ts'
import { forecastWay } from './way.ts'
import { WayLine } from './way-line.tsx'
import { groundOf, wayEnd } from './zone-shapes.ts'

const WIDTH = 318
const HEIGHT = 372

/** What the move would look like: the yard around start and destination, the way as a forecast, and facts about it. */
export function MovePreview(props: MoveFieldProps & { moveId: string | null }) {
  const { judgement, yard } = props
  const { draft } = judgement
  const { origin, mapHeadingDegrees } = useSite()
  const start = yard.zones.get(draft.fromZoneId ?? '')
  const destination = yard.zones.get(draft.toZoneId ?? '')
  // Without a start of its own the move begins where its truck is.
  const truck = start === undefined ? yard.trucks.get(draft.requestedTruckId ?? '') : undefined
  const truckEnd = useTruckEnd(truck?.id ?? null, origin)
  const startEnd = start ? wayEnd(start, origin) : truckEnd
  const destinationEnd = destination ? wayEnd(destination, origin) : null
  const ground = startEnd && destinationEnd ? groundOf(yard.zones.values(), origin) : null
  const way =
    startEnd &&
    destinationEnd &&
    forecastWay(startEnd, destinationEnd, { ground, fetches: start !== undefined })
  const ends = [startEnd, destinationEnd].flatMap(end => (end ? [end.centre] : []))
  if (ends.length === 0) {
    return (
      <p className="grid h-full place-content-center p-6 text-center text-12 text-fg-3">
        {hasDestination(draft.type)
          ? t('The way appears here once start and destination are known.')
          : t('The truck finds its own way: this mission has no destination.')}
      </p>
    )
  }
  const upRadians = headingToTheta(origin, bearingToHeading(mapHeadingDegrees))
  const points = [...ends, ...(way?.forward ?? [])]
  const frame = frameAround(points, { width: WIDTH, height: HEIGHT, marginMeters: 18, upRadians })
  const from = start?.name ?? truck?.name
  return (
    <div className="move-preview">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={describe(from, destination?.name)}>
        <rect width={WIDTH} height={HEIGHT} fill="var(--map-road)" />
        <SpotShapes yard={yard} frame={frame} origin={origin} start={start} destination={destination} />
        {way && <WayLine way={way} frame={frame} />}
        {from !== undefined && startEnd && (
          <EndLabel name={from} at={frame.toPixel(startEnd.centre)} stroke="var(--accent)" />
        )}
        {destination && destinationEnd && (
          <EndLabel
            name={destination.name}
            at={frame.toPixel(destinationEnd.centre)}
            stroke={yard.parked.has(destination.id) ? 'var(--red-solid)' : 'var(--green-solid)'}
          />
        )}
      </svg>
      <PreviewFacts {...props} way={way} start={start} destination={destination} />
      <p className="mt-auto px-4 pb-[14px] text-12 text-fg-3">
        {t('The way is a forecast. Dispatch decides when the move starts.')}
      </p>
    </div>
  )
}

function describe(start: string | undefined, destination: string | undefined): string {
  if (start && destination) return t('Way from {start} to {end}', { start, end: destination })
  return t('Yard around {zone}', { zone: start ?? destination ?? '' })
}
