import type { YardTruck, YardView } from '../yard/yard-view.ts'
import type { Intent } from './intent.ts'
import { newReference } from './new-reference.ts'
import type { Turn } from './turn.ts'

/** Below this charge a truck that has nothing to do is sent to a charger, in percent. */
const LOW_BATTERY_PERCENT = 35
/** Below this charge dispatch gives a truck no work, so that it is of no use to people either, in percent. */
const USELESS_BATTERY_PERCENT = 20
/** A truck that anybody sent to a charger is not sent again within this time, in milliseconds. */
const CHARGES_FOR_MS = 30 * 60_000

/**
 * Sends the idle truck with the lowest battery to a free charger; null when none is low or no charger is free. While a
 * move of a person waits it leaves those that could still do it. Without this a yard that always moves runs down.
 */
export function charge(view: YardView, { random }: Turn): Intent | null {
  const [charger] = freeChargers(view)
  const [truck] = lowTrucks(view)
  if (!charger || !truck) return null
  return { kind: 'charge', truckId: truck.id, toZoneId: charger, referenceId: newReference(random) }
}

function freeChargers({ spots, moves, trucks }: YardView): string[] {
  const claimed = new Set([
    ...moves.map(({ toZoneId }) => toZoneId),
    ...trucks.map(({ chargerId }) => chargerId),
  ])
  return spots.flatMap(({ id, kind, enabled }) =>
    kind === 'charger' && enabled && !claimed.has(id) ? [id] : [],
  )
}

/** The lowest first. */
function lowTrucks({ trucks, moves, chargings }: YardView): YardTruck[] {
  const open = moves.filter(({ status }) => status !== 'draft')
  const peopleWait = open.some(({ isOurs, status }) => !isOurs && status === 'pending')
  const low = peopleWait ? USELESS_BATTERY_PERCENT : LOW_BATTERY_PERCENT
  const lately = chargings.filter(({ ageMs }) => ageMs < CHARGES_FOR_MS)
  const busy = new Set([...open, ...lately].map(({ truckId }) => truckId))
  const battery = ({ batteryPercentage }: YardTruck) => batteryPercentage ?? Infinity
  return trucks
    .filter(truck => truck.isFree && truck.chargerId === null && battery(truck) < low && !busy.has(truck.id))
    .sort((one, other) => battery(one) - battery(other))
}
