import { NEWER_TOPIC_PREFIX, type Reading, readMessage, TOPIC_PREFIX } from '@tractrix/fleet-protocol'
import type { VehicleTrouble } from '../../../vehicles/vehicle-driver.ts'
import type { VehicleFinding } from '../../../vehicles/vehicle-port.ts'
import type { Vda5050Address } from './vda5050-address.ts'

/** A message that passed its schema. */
export type VehicleMessage = Extract<Reading, { ok: true }>

/** A message that cannot be used: what the log says, and what is found about the vehicle. */
export interface UnreadMessage {
  ok: false
  trouble: VehicleTrouble
  finding: { code: VehicleFinding['code']; text: string; about: string }
}

/** Reads what a vehicle wrote to one of its topics, of VDA 5050 2.x or of a newer version. */
export function readVehicleMessage(
  { topic, parsed }: Pick<Vda5050Address, 'topic' | 'parsed'>,
  payload: Uint8Array,
): VehicleMessage | UnreadMessage {
  if (parsed === null) {
    const text = `It writes to topics ${NEWER_TOPIC_PREFIX}; ${ONLY_2}, on topics ${TOPIC_PREFIX}.`
    return unsupported(topic, text, 'topic')
  }
  const reading = readMessage(parsed, payload)
  if (reading.ok) return reading
  const name = parsed.topic === 'yardMap' ? parsed.topic : topic
  if (reading.unsupportedVersion !== undefined)
    return unsupported(name, `It speaks VDA 5050 ${reading.unsupportedVersion}; ${ONLY_2}.`, 'header')
  const errors = reading.errors.join('; ')
  const text = `Its ${parsed.topic} cannot be read: ${errors}`
  return {
    ok: false,
    trouble: { kind: 'invalid', topic: name, detail: errors },
    finding: { code: 'INVALID_MESSAGE', text, about: parsed.topic },
  }
}

const ONLY_2 = 'only 2.0 and 2.1 are supported'

const unsupported = (topic: string, text: string, about: string): UnreadMessage => ({
  ok: false,
  trouble: { kind: 'unsupported-version', topic, detail: text },
  finding: { code: 'UNSUPPORTED_VERSION', text, about },
})
