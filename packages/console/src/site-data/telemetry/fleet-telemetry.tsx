import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import {
  FleetViewTelemetryDocument,
  type TelemetryFieldsFragment,
} from '../../platform/graphql/graphql.generated.ts'
import { useLiveLink } from '../../platform/live/live-link-context.tsx'
import { TelemetryStore } from './telemetry-store.ts'

/** A sample with its time of receipt at the server, by the clock of this browser. */
export type Telemetry = TelemetryFieldsFragment & {
  /** Milliseconds since the epoch. Ages count from here, so that no wrong clock, here or on a truck, changes them. */
  serverReceivedAt: number
}
export type FleetTelemetryStore = TelemetryStore<Telemetry>

/** A subscription that the server ended with an error is tried again after this time, in milliseconds. */
const RETRY_AFTER_MS = 5_000

const StoreContext = createContext<FleetTelemetryStore | null>(null)

/** Keeps the newest telemetry of the site's trucks for everything below. Give it `key={siteId}`. */
export function FleetTelemetry({ siteId, children }: { siteId: string; children: ReactNode }) {
  const link = useLiveLink()
  const [store] = useState<FleetTelemetryStore>(() => new TelemetryStore())
  const [tries, setTry] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try subscribes anew
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = link.subscribe(
      FleetViewTelemetryDocument,
      { siteIds: [siteId] },
      data => store.apply(onOwnClock(data.fleetViewTelemetry, Date.now()), Date.now()),
      () => {
        timer = setTimeout(() => setTry(tried => tried + 1), RETRY_AFTER_MS)
      },
    )
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [link, siteId, store, tries])
  return <StoreContext.Provider value={store}>{children}</StoreContext.Provider>
}

/** The store itself: for drawings that read it in their own rhythm, such as the map. */
export function useTelemetryStore(): FleetTelemetryStore {
  const store = useContext(StoreContext)
  if (store === null) throw new Error('useTelemetryStore needs FleetTelemetry above it')
  return store
}

/** The newest sample of one truck; undefined before the first. Renders again on each sample of that truck only. */
export function useTruckTelemetry(truckId: string): Telemetry | undefined {
  const store = useTelemetryStore()
  return useSyncExternalStore(
    listener => store.subscribe(truckId, listener),
    () => store.get(truckId),
  )
}

/** One value made from all samples; renders again only when that value changes (compared by `Object.is`). */
export function useFleetValue<T extends string | number | boolean>(
  select: (samples: readonly Telemetry[]) => T,
): T {
  const store = useTelemetryStore()
  return useSyncExternalStore(store.subscribeToAll, () => select(store.all()))
}

/** The samples of one message, which has just arrived: `at` and `updatedAt` are both by the clock of the server. */
export function onOwnClock(
  { at, trucks }: { at: string; trucks: readonly TelemetryFieldsFragment[] },
  now: number,
): Telemetry[] {
  return trucks.map(truck => ({
    ...truck,
    serverReceivedAt: now - (Date.parse(at) - Date.parse(truck.updatedAt)),
  }))
}
