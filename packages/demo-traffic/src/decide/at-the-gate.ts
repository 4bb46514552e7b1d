import type { SeededRandom } from '@tractrix/demo-yards'
import { STANDARD_DIMENSION_CODE } from '@tractrix/domain/trailers'
import { hourOfWeek } from '../yard/hour-of-week.ts'
import type { Unclaimed } from '../yard/unclaimed.ts'
import type { YardView } from '../yard/yard-view.ts'
import type { Arrival, Intent } from './intent.ts'
import type { Turn } from './turn.ts'

const HOUR_MS = 3_600_000
/** How often a driver forgets to confirm that the trailer was dropped off. */
const FORGETS = 0.25
const LOADED = 0.6
/** What comes to a yard without a trailer that could be a model. */
const PLAIN = { scac: 'DEMO', dimensionCode: STANDARD_DIMENSION_CODE }

/**
 * A road truck at the gate, by the published profile of the week's hours: it brings a trailer, or fetches one that the
 * demo traffic checked in before. The more of those are here, the more likely it fetches. Null: nobody comes, or there is
 * nothing to bring and nothing to fetch.
 */
export function atTheGate(view: YardView, free: Unclaimed, turn: Turn): Intent | null {
  const { pace, random, sinceMs, arrivalProfile } = turn
  const share = arrivalProfile[hourOfWeek(view.now, view.timeZone)] ?? 0
  if (!random.chance((pace.roadTrucksPerWeek * share * sinceMs) / HOUR_MS)) return null
  const ours = view.trailers.filter(({ isOurs }) => isOurs).length
  const leavers = free.trailers.filter(({ isOurs }) => isOurs)
  const mayBring = free.stalls.length > 0 && ours < pace.mostTrailers
  if (leavers.length > 0 && (!mayBring || random.chance(ours / pace.mostTrailers)))
    return { kind: 'check_out', trailerId: random.pick(leavers).id }
  return mayBring ? { kind: 'check_in', arrival: arrival(view, free, turn) } : null
}

/** Of a carrier and size that the yard knows, with a number that is not on site. */
function arrival(view: YardView, { stalls }: Unclaimed, { pace, random }: Turn): Arrival {
  const model = view.trailers.length > 0 ? random.pick(view.trailers) : PLAIN
  const unconfirmed = view.trailers.filter(
    ({ isOurs, otrDropOffConfirmed }) => isOurs && !otrDropOffConfirmed,
  )
  const mayForget = view.confirmsDropOffs && unconfirmed.length < pace.mostUnconfirmed
  return {
    scac: model.scac,
    serial: freeSerial(view, model.scac, random),
    dimensionCode: model.dimensionCode,
    loaded: random.chance(LOADED),
    otrDropOffConfirmed: !(mayForget && random.chance(FORGETS)),
    zoneId: random.pick(stalls).id,
  }
}

function freeSerial({ trailers }: YardView, scac: string, random: SeededRandom): string {
  const taken = new Set(trailers.filter(each => each.scac === scac).map(({ serial }) => serial))
  let serial = ''
  do serial = String(100_000 + random.below(900_000))
  while (taken.has(serial))
  return serial
}
