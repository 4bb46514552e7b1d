import { carryOut } from './client/carry-out.ts'
import { readYard } from './client/read-yard.ts'
import { Refused, type YardClient } from './client/yard-client.ts'
import { decide } from './decide/decide.ts'
import type { Intent } from './decide/intent.ts'
import type { Turn } from './decide/turn.ts'

/** What came of a turn: what was done, or what was refused and why. */
export interface TurnResult {
  intent: Intent | null
  /** The refusal; null: it was done, or there was nothing to do. */
  refused: Refused | null
}

/**
 * Looks at a yard and does one thing there at most. What is refused is not tried again: the next turn looks anew.
 *
 * @throws ServerAway; Refused, when the yard cannot be read with this key
 */
export async function siteTurn(
  client: YardClient,
  turn: Turn,
  now: Date,
  signal: AbortSignal,
): Promise<TurnResult> {
  const intent = decide(await readYard(client, now, signal), turn)
  if (intent === null) return { intent, refused: null }
  try {
    await carryOut(client, intent, signal)
    return { intent, refused: null }
  } catch (error) {
    if (error instanceof Refused) return { intent, refused: error }
    throw error
  }
}
