import type { YardHeader } from './yard-header.ts'

export const YARD_REQUEST_KINDS = ['assist', 'intervention'] as const
export const YARD_REQUEST_STATUSES = ['READY', 'IN_PROGRESS', 'RESOLVED', 'EXPIRED'] as const
/** Who is asked: people at the yard or the remote desk. */
export const YARD_REQUEST_CLIENTS = ['site', 'remote'] as const

export interface RequestCamera {
  name: string
  /** Where a recorded clip can be had; null for a camera that is only live. */
  url: string | null
}

/** One call for help. */
export interface YardRequest {
  requestId: string
  kind: (typeof YARD_REQUEST_KINDS)[number]
  /** e.g. `AVBlocked`, `OccupiedZone`, `TrailerDetails`, `FindTrailer`, `ChargeAv`, `PluginAv`. */
  type: string
  client: (typeof YARD_REQUEST_CLIENTS)[number]
  status: (typeof YARD_REQUEST_STATUSES)[number]
  /** True: the truck stands until somebody answers. */
  blocking: boolean
  /** For `AVBlocked` the avBlockedReason, e.g. `1001`; else null. */
  reasonCode: string | null
  moveId: string | null
  zoneId: string | null
  /** ISO 8601, UTC. */
  createdAt: string
  /** Questions to answer, in the form that the type defines; null when the type alone says what to ask. */
  form: Record<string, unknown> | null
  cameras: RequestCamera[]
  /** Anything else of the type. */
  attributes: Record<string, unknown>
}

/**
 * Topic `yardRequests`, truck to server, retained: the full list of open assists and interventions. It is state, not
 * events, so a lost message heals with the next one; a request that is not in the list is closed.
 */
export interface YardRequests extends YardHeader {
  requests: YardRequest[]
}
