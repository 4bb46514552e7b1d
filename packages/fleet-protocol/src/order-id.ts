/** A move and the how-manieth try to have a truck do it, counted from 1. */
export interface MoveAttempt {
  moveId: string
  attempt: number
}

/** The order id on the wire: `{moveId}.{attempt}`. */
export const orderId = (moveId: string, attempt: number): string => `${moveId}.${attempt}`

/** The move behind an order id; null for an order that is not ours. */
export function parseOrderId(id: string): MoveAttempt | null {
  const match = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(0|[1-9]\d{0,8})$/i.exec(id)
  return match === null ? null : { moveId: match[1]!, attempt: Number(match[2]) }
}
