import { ALERT_SENTENCES } from '@tractrix/domain/trucks'
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
  finding: VehicleFinding
  /** Tells findings of one code apart. */
  about: string
}

/** Reads what a vehicle wrote to one of its topics, of VDA 5050 2.x or of a newer version. */
export function readVehicleMessage(
  { topic, parsed }: Pick<Vda5050Address, 'topic' | 'parsed'>,
  payload: Uint8Array,
): VehicleMessage | UnreadMessage {
  if (parsed === null) {
    const names = { topics: NEWER_TOPIC_PREFIX, supported: TOPIC_PREFIX }
    return unsupported(topic, ALERT_SENTENCES.of('newer_topics', names), 'topic')
  }
  const reading = readMessage(parsed, payload)
  if (reading.ok) return reading
  const name = parsed.topic === 'yardMap' ? parsed.topic : topic
  if (reading.unsupportedVersion !== undefined) {
    const version = reading.unsupportedVersion
    return unsupported(name, ALERT_SENTENCES.of('newer_version', { version }), 'header')
  }
  const errors = reading.errors.join('; ')
  return {
    ok: false,
    trouble: { kind: 'invalid', topic: name, detail: errors },
    finding: { code: 'INVALID_MESSAGE', sentence: unreadableSentence(parsed.topic, errors) },
    about: parsed.topic,
  }
}

const unsupported = (topic: string, sentence: VehicleFinding['sentence'], about: string): UnreadMessage => ({
  ok: false,
  trouble: { kind: 'unsupported-version', topic, detail: sentence.message },
  finding: { code: 'UNSUPPORTED_VERSION', sentence },
  about,
})

/** The sentence is cut to this length, in characters. */
const MAX_TEXT = 240

/** That a message cannot be read and why, in a line for people. */
export function unreadableSentence(topic: string, errors: string): VehicleFinding['sentence'] {
  const room = MAX_TEXT - ALERT_SENTENCES.of('unreadable', { topic, errors: '' }).message.length
  const cut = errors.length > room ? `${errors.slice(0, room - 1)}…` : errors
  return ALERT_SENTENCES.of('unreadable', { topic, errors: cut })
}
