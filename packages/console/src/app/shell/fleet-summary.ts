import type { TruckStatusColour } from '@tractrix/domain/trucks'
import { t } from '../../platform/words.ts'
import { type FleetTelemetryStore, truckLook } from '../../trucks/index.ts'

const WORDS = {
  green: '{count} working',
  yellow: '{count, plural, one {# needs help} other {# need help}}',
  red: '{count} in error',
  grey: '{count} stale',
} as const satisfies Record<TruckStatusColour, string>

/** `4 working, 1 needs help, 1 stale`: how many trucks there are of each colour; colours without trucks are left out. */
export function fleetSummary(
  truckIds: readonly string[],
  store: Pick<FleetTelemetryStore, 'get' | 'receivedAt'>,
  now: number,
): { count: number; words: string } {
  const colours = truckIds.map(id => truckLook(store.get(id), store.receivedAt(id), now).colour)
  const words = (Object.keys(WORDS) as TruckStatusColour[])
    .map(colour => ({ colour, count: colours.filter(found => found === colour).length }))
    .filter(({ count }) => count > 0)
    .map(({ colour, count }) => t(WORDS[colour], { count }))
  return { count: truckIds.length, words: words.join(', ') }
}
