import { VDA5050_VERSION } from '../wire/header.ts'
import type { VehicleId } from '../wire/topics.ts'

type Loose = Record<string, unknown>

/**
 * A message with a usable header. Who sent it comes from the topic, never from the payload. A missing time stays
 * missing where the standard asks for one: order of messages is judged by it.
 */
export function tolerateHeader(message: Loose, { manufacturer, serialNumber }: VehicleId): Loose {
  const { timestamp } = message
  return {
    headerId: 0,
    version: VDA5050_VERSION,
    ...message,
    ...(typeof timestamp === 'string' ? { timestamp: inUtc(timestamp) } : {}),
    manufacturer,
    serialNumber,
  }
}

/** A time without zone is UTC, as the standard says. */
const inUtc = (timestamp: string): string =>
  /T\d{2}:\d{2}:\d{2}(\.\d+)?$/.test(timestamp) ? `${timestamp}Z` : timestamp
