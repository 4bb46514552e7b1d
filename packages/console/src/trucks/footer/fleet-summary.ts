import { TRUCK_CONDITIONS, type TruckCondition } from '@tractrix/domain/trucks'
import { t } from '../../platform/words.ts'
import type { FleetTelemetryStore } from '../../site-data/index.ts'
import { truckLook } from '../look/truck-look.ts'

const WORDS = {
  working: '{count} working',
  ready: '{count} ready',
  needs_help: '{count, plural, one {# needs help} other {# need help}}',
  error: '{count} in error',
  emergency_stop: '{count} with E-Stop',
  stale: '{count} stale',
  not_reporting: '{count} not reporting',
} as const satisfies Record<TruckCondition, string>

type Samples = Pick<FleetTelemetryStore, 'get' | 'receivedAt'>

/** `4 working, 2 ready, 1 needs help`: how many trucks are in which condition; those without trucks are left out. */
export function fleetSummary(
  truckIds: readonly string[],
  store: Samples,
  now: number,
): { count: number; words: string } {
  const conditions = truckIds.map(id => truckLook(store.get(id), store.receivedAt(id), now).condition)
  const words = TRUCK_CONDITIONS.map(condition => ({
    condition,
    count: conditions.filter(found => found === condition).length,
  }))
    .filter(({ count }) => count > 0)
    .map(({ condition, count }) => t(WORDS[condition], { count }))
  return { count: truckIds.length, words: words.join(', ') }
}
