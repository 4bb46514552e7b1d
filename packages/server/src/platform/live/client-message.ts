import type { GraphQLParams } from '../graphql/execution/execute.ts'
import { readParams } from '../graphql/http/read-params.ts'

/** What a client may say in the graphql-transport-ws protocol. */
export type ClientMessage =
  | { type: 'connection_init'; payload: Record<string, unknown> }
  | { type: 'ping' }
  | { type: 'pong' }
  | { type: 'subscribe'; id: string; params: GraphQLParams }
  | { type: 'complete'; id: string }

/** Longest id of an operation in characters; stock clients send a UUID. */
const LONGEST_ID = 128

/** Reads one text frame; null when it is not a message of the protocol. */
export function readClientMessage(text: string): ClientMessage | null {
  const message = parseObject(text)
  if (!message) return null
  const { type, id, payload } = message
  switch (type) {
    case 'connection_init':
      return payload == null || isRecord(payload) ? { type, payload: payload ?? {} } : null
    case 'ping':
    case 'pong':
      return payload == null || isRecord(payload) ? { type } : null
    case 'complete':
      return isId(id) ? { type, id } : null
    case 'subscribe': {
      const params = readParams(payload)
      return isId(id) && typeof params !== 'string' ? { type, id, params } : null
    }
    default:
      return null
  }
}

const isId = (id: unknown): id is string => typeof id === 'string' && id !== '' && id.length <= LONGEST_ID

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
