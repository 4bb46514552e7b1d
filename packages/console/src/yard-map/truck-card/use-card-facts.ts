import { useMemo, useSyncExternalStore } from 'react'
import { type FleetTelemetryStore, useTelemetryStore } from '../../site-data/index.ts'
import type { CompassBounds } from '../contents/site-view.ts'
import { type CardFacts, cardFacts, sameFacts } from './card-facts.ts'

/** Without news a card looks at the clock this often, in milliseconds (OP-TRC-26). */
export const CARD_REFRESH_MS = 2_000

/** What a truck's card shows now; renders again only when that changes, though trucks speak several times a second. */
export function useCardFacts(truckId: string, reach: CompassBounds): CardFacts {
  const store = useTelemetryStore()
  const source = useMemo(() => factsSource(store, truckId, reach), [store, truckId, reach])
  return useSyncExternalStore(source.subscribe, source.read)
}

function factsSource(store: FleetTelemetryStore, truckId: string, reach: CompassBounds) {
  const make = () => cardFacts(store.get(truckId), store.receivedAt(truckId), Date.now(), reach)
  let facts = make()
  const look = (changed: () => void) => {
    const next = make()
    if (sameFacts(facts, next)) return
    facts = next
    changed()
  }
  return {
    read: () => facts,
    subscribe: (changed: () => void) => {
      const timer = setInterval(() => look(changed), CARD_REFRESH_MS)
      const stop = store.subscribe(truckId, () => look(changed))
      look(changed)
      return () => {
        clearInterval(timer)
        stop()
      }
    },
  }
}
