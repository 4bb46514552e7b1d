import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { useLiveTelemetry } from './live-telemetry.ts'
import type { Telemetry } from './telemetry.ts'
import { type TelemetrySource, useGivenTelemetrySource } from './telemetry-source.ts'
import { TelemetryStore } from './telemetry-store.ts'

export type FleetTelemetryStore = TelemetryStore<Telemetry>

const StoreContext = createContext<FleetTelemetryStore | null>(null)

interface Props {
  siteId: string
  children: ReactNode
}

/**
 * Keeps the newest telemetry of the site's trucks for everything below: live, or from the source that is set above. Give it
 * `key={siteId}`.
 */
export function FleetTelemetry(props: Props) {
  const given = useGivenTelemetrySource()
  return given === null ? <LiveFleet {...props} /> : <FleetFrom source={given} {...props} />
}

function LiveFleet(props: Props) {
  return <FleetFrom source={useLiveTelemetry()} {...props} />
}

function FleetFrom({ source, siteId, children }: Props & { source: TelemetrySource }) {
  const [store] = useState<FleetTelemetryStore>(() => new TelemetryStore())
  useEffect(
    () => source.follow(siteId, (batch, receivedAt) => store.apply(batch, receivedAt)),
    [source, siteId, store],
  )
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
