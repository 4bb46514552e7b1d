import { parseTruckState } from '@tractrix/domain/trucks'
import type { FleetTopic, ParsedTopic } from '../wire/topics.ts'
import { tolerateHeader } from './tolerate-header.ts'
import { tolerateInstantActions, tolerateOrder } from './tolerate-order.ts'
import { toleratePosition, tolerateState } from './tolerate-state.ts'
import * as validate from './validators.ts'
import { isRecord, withoutNulls } from './without-nulls.ts'

const VALIDATORS = {
  connection: validate.validateConnection,
  state: validate.validateState,
  visualization: validate.validateVisualization,
  factsheet: validate.validateFactsheet,
  order: validate.validateOrder,
  instantActions: validate.validateInstantActions,
  yardState: validate.validateYardState,
  yardRequests: validate.validateYardRequests,
  yardRoute: validate.validateYardRoute,
  yardEvents: validate.validateYardEvent,
  yardSensors: validate.validateYardSensors,
  yardResponses: validate.validateYardResponse,
  yardCommands: validate.validateYardCommand,
} satisfies Record<FleetTopic, validate.Validator<unknown>>

type MessageOf<V> = V extends validate.Validator<infer M> ? M : never

/** The message type of each topic. */
export type FleetMessages = { [T in FleetTopic]: MessageOf<(typeof VALIDATORS)[T]> }

/** A message read from one topic, distinguished by `topic`; or what is wrong with it. */
export type Reading =
  | { [T in FleetTopic]: { ok: true; topic: T; message: FleetMessages[T] } }[FleetTopic]
  | {
      ok: false
      errors: string[]
      /** The header version, when it is one that we do not speak: nothing of the message was read then. */
      unsupportedVersion?: string
    }

/**
 * Reads what came over the wire: JSON in UTF-8, brought to 2.1 where a dialect strays, then checked against the
 * schema of its topic. Never throws. Sender and receiver are those of the topic, whatever the payload says.
 */
export function readMessage({ vehicle, topic }: ParsedTopic, payload: Uint8Array): Reading {
  if (topic === 'yardMap') return { ok: false, errors: ['yardMap streams are binary'] }
  const json = parseJson(payload)
  if (!isRecord(json)) return { ok: false, errors: ['not a JSON object'] }
  const unsupportedVersion = newerVersion(json.version)
  if (unsupportedVersion !== null)
    return { ok: false, errors: [`version ${unsupportedVersion} is not supported`], unsupportedVersion }
  const message = tolerate(topic, tolerateHeader(isYardTopic(topic) ? json : strip(json), vehicle))
  const result = VALIDATORS[topic](message)
  return result.ok ? ({ ok: true, topic, message: result.message } as Reading) : result
}

/** A version of 3.x or later, whose messages mean something else; null: ours, or so odd that it says nothing. */
function newerVersion(version: unknown): string | null {
  const major = typeof version === 'string' ? /^(\d{1,6})(\.\d{1,6}){0,2}$/.exec(version)?.[1] : undefined
  return major !== undefined && Number(major) > 2 ? String(version) : null
}

/** Standard messages may say null for absent; in profile yard/1 null has a meaning. */
const isYardTopic = (topic: FleetTopic): boolean => topic.startsWith('yard')

const strip = (json: Record<string, unknown>) => withoutNulls(json) as Record<string, unknown>

function tolerate(topic: FleetTopic, message: Record<string, unknown>): Record<string, unknown> {
  switch (topic) {
    case 'state':
      return tolerateState(message)
    case 'visualization':
      return { ...message, ...toleratePosition(message) }
    case 'order':
      return tolerateOrder(message)
    case 'instantActions':
      return tolerateInstantActions(message)
    case 'yardState':
      return { ...message, truckState: parseTruckState(message.truckState) ?? message.truckState }
    default:
      return message
  }
}

function parseJson(payload: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(payload))
  } catch {
    return undefined
  }
}
