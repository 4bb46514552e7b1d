import { trailerName } from '@tractrix/domain/trailers'
import { t } from '../../../platform/words.ts'
import { isQueued, type ZoneRow } from '../../../site-data/index.ts'
import { useSite } from '../../../sites/index.ts'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { Mono } from '../../../ui/marks/text.tsx'
import type { MoveFieldProps } from '../model/field-props.ts'
import { freeSpotsBeside } from '../model/free-spots.ts'
import { Fact } from './fact.tsx'
import { NearestTruck } from './nearest-truck.tsx'
import styles from './preview-facts.module.css'
import { routeText } from './route-text.ts'
import type { MoveRoute } from './use-move-route.ts'

interface Props extends MoveFieldProps {
  moveId: string | null
  route: MoveRoute | null
  start: ZoneRow | undefined
  destination: ZoneRow | undefined
}

/** What one wants to know before sending a truck. */
export function PreviewFacts({ yard, form, change, lock, moveId, route, start, destination }: Props) {
  const { lengthUnit } = useSite().config
  const onDestination = destination && yard.parked.get(destination.id)
  const free = destination && lock('toZone') === null ? freeSpotsBeside(destination, yard) : []
  const ahead = yard.openMoves.filter(
    move =>
      move.status === 'pending' && isQueued(move) && move.id !== moveId && move.priority <= form.priority,
  ).length
  return (
    <dl className={styles.facts}>
      {route && <Fact name={t('Route')}>{routeText(route, lengthUnit)}</Fact>}
      {destination && (
        <Fact name={t('On {zone} now', { zone: destination.name })}>
          {onDestination ? <Mono>{trailerName(onDestination)}</Mono> : t('nothing')}
        </Fact>
      )}
      {free.length > 0 && (
        <Fact name={t('Free beside it')}>
          <span className={styles.spots}>
            {free.map(zone => (
              <LinkButton key={zone.id} className={styles.spot} onClick={() => change({ toZoneId: zone.id })}>
                {zone.name}
              </LinkButton>
            ))}
          </span>
        </Fact>
      )}
      {start && <NearestTruck start={start} />}
      <Fact name={t('Ahead in the queue')}>
        {t('{count, plural, one {# move} other {# moves}}', { count: ahead })}
      </Fact>
    </dl>
  )
}
