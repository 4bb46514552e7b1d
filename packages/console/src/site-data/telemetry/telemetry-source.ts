import { createContext, useContext } from 'react'
import type { Telemetry } from './telemetry.ts'

/** Where the telemetry of a site comes from: the live connection, or whatever plays it back. */
export interface TelemetrySource {
  /**
   * Delivers batches of samples from now on: first every truck of the site, then those that change.
   * @param take gets each batch with its time of arrival, in milliseconds since the epoch
   * @returns a function that ends it
   */
  follow(siteId: string, take: (batch: readonly Telemetry[], receivedAt: number) => void): () => void
}

const SourceContext = createContext<TelemetrySource | null>(null)

/** Says where everything below gets its telemetry from; without one it is the live connection. */
export const TelemetrySourceProvider = SourceContext.Provider

/** The source that somebody above has set; null: the live connection. */
export const useGivenTelemetrySource = (): TelemetrySource | null => useContext(SourceContext)
