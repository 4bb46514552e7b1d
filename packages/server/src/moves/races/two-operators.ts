import type { Move } from '@tractrix/domain/moves'
import type { User } from '@tractrix/domain/users'
import type { ServerContext } from '../../platform/context/index.ts'
import { ask } from '../test-yard.ts'

/** What an operator does to moves that another one has in hand as well. */
export const ACTIONS = [
  'add',
  'queue',
  'cancel',
  'edit_draft',
  'edit_notes',
  'complete',
  'return',
  'delete',
  'set_error',
  'save_to_queue',
] as const
export type RaceAction = (typeof ACTIONS)[number]

/** What became of one action: nothing to complain about, or the code of the refusal. */
export interface Outcome {
  action: RaceAction
  ids: string[]
  refusal: unknown
}

/** Refusals that a race may end with; anything else is a bug. */
export const LEGAL_REFUSALS = [
  'MOVE_STATE:ALREADY_COMPLETE',
  'MOVE_STATE:NOT_A_DRAFT',
  'MOVE_STATE:NOT_ACTIVE',
  'MOVE_STATE:NOT_RETURNABLE',
  'MOVE_STATE:ALREADY_RETURNED',
  'MOVE_STATE:OUT_OF_ORDER',
  'MOVE_ACTION:NOT_ALLOWED',
  'MOVE_ENQUEUE_VALIDATION:DUPLICATE_TRAILER',
  'MOVE_ENQUEUE_VALIDATION:DUPLICATE_FROM_ZONE',
  'MOVE_ENQUEUE_VALIDATION:DUPLICATE_TO_ZONE',
  'MOVE_ENQUEUE_VALIDATION:INVALID',
  'TRAILER_SERVICE_UPDATE:TRAILER_UPDATE_VALIDATION:DUPLICATE_ZONE',
  /** The trailer was brought to its destination meanwhile. */
  'MOVE_MODEL_VALIDATION:ALREADY_THERE',
  'CONFLICT',
  'MOVE_NOT_FOUND',
]

const DOCUMENTS = {
  add: 'mutation($siteId: ID!, $trailerId: ID, $toZoneId: ID) { createPendingMove(siteId: $siteId, type: trailer, moveCategory: production, trailerId: $trailerId, toZoneId: $toZoneId) { id } }',
  queue: 'mutation($ids: [ID!]!) { moveToPending(ids: $ids) { id } }',
  cancel: 'mutation($ids: [ID!]!) { cancelMoves(ids: $ids) { id } }',
  return:
    'mutation($ids: [ID!]!) { rejectMoves(ids: $ids, rejectedCode: unknown, reassignedCode: unknown) { id } }',
  delete: 'mutation($ids: [ID!]!) { deleteMoves(ids: $ids) { id } }',
  edit_draft:
    'mutation($id: ID!, $version: Int, $notes: String) { updateDraftMove(id: $id, version: $version, notes: $notes) { id } }',
  save_to_queue:
    'mutation($id: ID!, $notes: String) { updateDraftMove(id: $id, notes: $notes, status: pending) { id } }',
  edit_notes:
    'mutation($id: ID!, $version: Int, $notes: String) { updateNonDraftMove(id: $id, version: $version, notes: $notes) { id } }',
  complete:
    'mutation($id: ID!, $truckId: ID, $toZoneId: ID) { updateMoveStatus(id: $id, status: complete, truckId: $truckId, toZoneId: $toZoneId) { id } }',
  set_error: 'mutation($id: ID!) { updateMoveStatus(id: $id, status: error) { id } }',
} as const satisfies Record<RaceAction, string>

const OF_MANY: readonly RaceAction[] = ['queue', 'cancel', 'return', 'delete']

/** One person who acts on what their screen shows, which may be old by then. */
export class Operator {
  readonly #app: ServerContext
  readonly #user: User
  readonly #truckId: string

  constructor(app: ServerContext, user: User, truckId: string) {
    this.#app = app
    this.#user = user
    this.#truckId = truckId
  }

  /** Takes the action on the moves as this person saw them; single actions take the first, `add` asks for the same again. */
  async act(action: RaceAction, seen: readonly Move[]): Promise<Outcome> {
    const [first] = seen
    const ids = OF_MANY.includes(action) ? seen.map(({ id }) => id) : [first!.id]
    const variables = {
      ids,
      id: first!.id,
      siteId: first!.siteId,
      trailerId: first!.trailer?.id,
      version: first!.version,
      notes: `${this.#user.name}: ${action}`,
      truckId: this.#truckId,
      toZoneId: first!.toZone?.id,
    }
    const { codes } = await ask(this.#app, this.#user, DOCUMENTS[action], variables)
    return { action, ids, refusal: codes[0] ?? null }
  }
}
