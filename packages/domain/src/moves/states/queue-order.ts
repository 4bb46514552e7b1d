import type { MoveStatus } from '../move/move-lists.ts'

/** What decides where a move stands in the queue. */
export interface QueuePlace {
  id: string
  status: MoveStatus
  priority: number
  pendingAt: string | null
}

/** The order of the Queue table: in progress first, then priority, then the oldest `pendingAt` (MV-OPEN-27). */
export function compareInQueue(a: QueuePlace, b: QueuePlace): number {
  return (
    Number(b.status === 'in_progress') - Number(a.status === 'in_progress') ||
    a.priority - b.priority ||
    compareText(a.pendingAt ?? '', b.pendingAt ?? '') ||
    compareText(a.id, b.id)
  )
}

/** The order of the Draft table: newest first (MV-OPEN-27). */
export function compareDrafts(
  a: { id: string; createdAt: string },
  b: { id: string; createdAt: string },
): number {
  return compareText(b.createdAt, a.createdAt) || compareText(a.id, b.id)
}

/** By code units, so that every machine sorts alike; ISO times in UTC sort by time so. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
