import { type ParsedTopic, parseNewerTopic, parseTopic, type VehicleId } from '@tractrix/fleet-protocol'
import type { VehicleAddress } from '../../../vehicles/vehicle-driver.ts'
import type { VehicleRef } from '../../../vehicles/vehicle-port.ts'

/** A topic of a vehicle, taken apart once for all who handle the message. */
export interface Vda5050Address extends VehicleAddress {
  /** Which topic; null: one of a newer version, whose messages can only be explained. */
  parsed: ParsedTopic | null
}

/** Takes a topic apart; null when no vehicle writes to it. */
export function addressOf(topic: string): Vda5050Address | null {
  const parsed = parseTopic(topic)
  if (parsed !== null) return { topic, parsed, vehicle: refOf(parsed.vehicle), isUnderstood: true }
  const newer = parseNewerTopic(topic)
  return newer && { topic, parsed: null, vehicle: refOf(newer), isUnderstood: false }
}

const refOf = ({ manufacturer, serialNumber }: VehicleId): VehicleRef => ({
  manufacturer,
  serial: serialNumber,
})
