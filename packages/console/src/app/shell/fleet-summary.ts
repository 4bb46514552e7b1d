import { parseTruckState } from '@tractrix/domain/trucks'
import { t } from '../../platform/words.ts'
import { type FleetTelemetryStore, truckLook } from '../../trucks/index.ts'

const WORDS = {
  working: '{count} working',
  ready: '{count} ready',
  yellow: '{count, plural, one {# needs help} other {# need help}}',
  red: '{count} in error',
  grey: '{count} stale',
} as const
type Group = keyof typeof WORDS

type Samples = Pick<FleetTelemetryStore, 'get' | 'receivedAt'>

/** `4 working, 2 ready, 1 needs help`: how many trucks do what; groups without trucks are left out. */
export function fleetSummary(
  truckIds: readonly string[],
  store: Samples,
  now: number,
): { count: number; words: string } {
  const groups = truckIds.map(id => groupOf(id, store, now))
  const words = (Object.keys(WORDS) as Group[])
    .map(group => ({ group, count: groups.filter(found => found === group).length }))
    .filter(({ count }) => count > 0)
    .map(({ group, count }) => t(WORDS[group], { count }))
  return { count: truckIds.length, words: words.join(', ') }
}

/** By the colour of the truck's state; of the green ones those that stand idle are ready, not working. */
function groupOf(id: string, store: Samples, now: number): Group {
  const sample = store.get(id)
  const { colour } = truckLook(sample, store.receivedAt(id), now)
  if (colour !== 'green') return colour
  return parseTruckState(sample?.truckState) === 'idle' ? 'ready' : 'working'
}
