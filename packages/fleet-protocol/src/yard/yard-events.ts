import type { YardHeader } from './yard-header.ts'

export const YARD_EVENT_TYPES = ['bagSaved', 'trailerObserved', 'spotObserved', 'videoReady'] as const
export type YardEventType = (typeof YARD_EVENT_TYPES)[number]

/** Topic `yardEvents`, truck to server: something that happened once. */
export interface YardEvent extends YardHeader {
  /** Unique for ever, so that a repeated message counts once. */
  eventId: string
  type: YardEventType
  moveId: string | null
  zoneId: string | null
  /** What the type defines, e.g. scac and serial of an observed trailer, name and size of a bag. */
  details: Record<string, unknown>
}
