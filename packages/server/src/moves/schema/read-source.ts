import { catalogued } from '@tractrix/domain/errors'
import type { MoveSource } from '@tractrix/domain/moves'
import { isApiKey, type User } from '@tractrix/domain/users'

/**
 * The source of a move that this user makes: it follows from who asks, never from what the caller writes (MV-OPEN-66).
 *
 * @throws BAD_INPUT when another one is asked for
 */
export function readSource(user: User, asked: MoveSource | null | undefined): MoveSource {
  const source = isApiKey(user) ? 'api' : 'ui'
  if (asked == null || asked === source) return source
  const makes = isApiKey(user) ? 'an API key makes api moves' : 'a person makes ui moves'
  throw catalogued('BAD_INPUT', { message: `source must be ${source}, not ${asked}: ${makes}.` })
}
