import type { Operation } from './operation.ts'

/** Who made something happen: a person, an API key or a truck by its id, or the server itself. */
export type Actor =
  | { kind: 'user'; id: string }
  | { kind: 'api_key'; id: string }
  | { kind: 'truck'; id: string }
  | { kind: 'dispatch' }
  | { kind: 'system' }

/** Every kind of actor. */
export const ACTOR_KINDS = [
  'user',
  'api_key',
  'truck',
  'dispatch',
  'system',
] as const satisfies Actor['kind'][]

/** What changed of a record: field → value before and after. */
export type Changes = Record<string, { from: unknown; to: unknown }>

/** The data of an event that is a plain change of fields. */
export interface ChangedFields {
  changes: Changes
}

/** One kind of event: what it means for a list that shows its subject, and how long it is kept. */
export interface EventKind<Data> {
  /** What a list of such records does: take a new one in, read one anew, or drop one. */
  readonly operation: Operation
  /** False: of interest only to those who look now; it may be deleted after a day. True: it is the record of the site. */
  readonly isKept: boolean
  /** Carries the type only; never set. */
  readonly $data?: Data
}

/** A kind of event that is kept as part of the record of a site. */
export type RecordedEventKind<Data> = EventKind<Data> & { readonly isKept: true }

export const recordedEvent = <Data>(operation: Operation): RecordedEventKind<Data> => ({
  operation,
  isKept: true,
})

/** A kind of event that only says that something looks different now. */
export const passingEvent = <Data>(operation: Operation): EventKind<Data> => ({ operation, isKept: false })
