import type { LegClaims } from './leg-claims.ts'

/** One truck in the traffic of a yard. */
export interface Participant {
  /** The leg it drives or is to drive; null: it stands. */
  claims: LegClaims | null
  /** The cell of another truck that kept it from its next stretch the last time; null: none did. */
  refusedBy: number | null
  /** The cell that kept it from its end the last time it was asked whether it could drive there, and its stretch. */
  obstacle: { cell: number; stretch: number } | null
  /** Stretches granted so far: it may drive to the end of the last of them. */
  granted: number
  /** Stretches it has left behind. */
  released: number
  /** Ground it stood on before its leg, to be left behind with the first stretch. */
  standing: Int32Array
}

/** The owner of a cell that is nobody's. */
export const FREE = -1

/** A truck that nothing has refused yet: without a leg, it stands on this ground. */
export function newParticipant(
  standing: Int32Array,
  claims: LegClaims | null = null,
  { granted, released } = { granted: 0, released: 0 },
): Participant {
  return { claims, refusedBy: null, obstacle: null, granted, released, standing }
}
