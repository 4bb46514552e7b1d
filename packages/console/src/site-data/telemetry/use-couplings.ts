import { useMemo } from 'react'
import { useFleetValue } from './fleet-telemetry.tsx'
import type { Telemetry } from './telemetry.ts'

/** What hangs on a truck, as its telemetry says. */
export type Coupling = Pick<Telemetry, 'trailerIsConnected' | 'connectedTrailerId'>

/** What hangs on each truck, by truck id; a new map only when a truck hitches or unhitches. */
export function useCouplings(): ReadonlyMap<string, Coupling> {
  const text = useFleetValue(describe)
  return useMemo(() => new Map(JSON.parse(text) as [string, Coupling][]), [text])
}

function describe(samples: readonly Telemetry[]): string {
  const couplings = samples.map(({ truckId, trailerIsConnected, connectedTrailerId }) => [
    truckId,
    { trailerIsConnected, connectedTrailerId },
  ])
  return JSON.stringify(couplings)
}
