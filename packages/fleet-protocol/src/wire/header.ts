import type { VehicleId } from './topics.ts'

/** The version of VDA 5050 that we write when the vehicle has not shown another one. */
export const VDA5050_VERSION = '2.1.0'

/** The fields that open every message of VDA 5050 and of profile yard/1. */
export interface Header {
  /** Counts up by one per topic and sender; starts again at 0 when the sender restarts. */
  headerId: number
  /** ISO 8601, UTC, with milliseconds. */
  timestamp: string
  version: string
  manufacturer: string
  serialNumber: string
}

/**
 * Stamps messages: one counter per vehicle and topic. `topic` is the counter to use, normally the topic's name;
 * `version` is the header version, null for {@link VDA5050_VERSION}.
 */
export type HeaderStamp = (vehicle: VehicleId, topic: string, version?: string | null) => Header

/** Counters wrap before they leave the unsigned 32-bit range that the standard asks for. */
const HEADER_IDS = 2 ** 32

/** A new set of counters, all at 0. `now` gives the time in milliseconds since 1970. */
export function createHeaderStamp(now: () => number): HeaderStamp {
  const counters = new Map<string, number>()
  return (vehicle, topic, version) => {
    const { manufacturer, serialNumber } = vehicle
    const key = `${manufacturer}/${serialNumber}/${topic}`
    const headerId = counters.get(key) ?? 0
    counters.set(key, (headerId + 1) % HEADER_IDS)
    const timestamp = new Date(now()).toISOString()
    return { headerId, timestamp, version: version ?? VDA5050_VERSION, manufacturer, serialNumber }
  }
}
