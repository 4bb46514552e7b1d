import { MOVE_TOASTS, type MoveDraft } from '@tractrix/domain/moves'
import { useRef } from 'react'
import { type CombinedError, useMutation } from 'urql'
import { errorNotices } from '../../platform/errors/error-presentation.ts'
import {
  CreateDraftMoveDocument,
  CreatePendingMoveDocument,
  UpdateDraftMoveDocument,
  UpdateNonDraftMoveDocument,
} from '../../platform/graphql/graphql.generated.ts'
import { OWN_ERRORS } from '../../platform/graphql/graphql-client.ts'
import { t } from '../../platform/words.ts'
import type { MoveRow } from '../../site-data/index.ts'
import { useSite } from '../../sites/index.ts'
import { focusOnClose } from '../../ui/layers/return-focus.tsx'
import { rowElement } from '../../ui/table/model/row-element.ts'
import { moveToast } from '../words/move-toast.ts'
import { IdempotencyKeys } from './idempotency-keys.ts'
import { changedOfQueued, valuesToSend } from './model/form-values.ts'
import type { MoveForm } from './model/move-form.ts'

export type SaveTarget = 'draft' | 'queue'

export interface SaveMove {
  /** Saves the form; resolves to the sentences of what went wrong, none when it is saved. */
  save: (form: MoveForm, draft: MoveDraft, target: SaveTarget) => Promise<readonly string[]>
  saving: boolean
}

/** Which move the form changes or makes again; both null: it makes a new one. */
export interface SaveSubject {
  edited: MoveRow | null
  /** The move that is tried again (MV-ACT-05). */
  retryOfId: string | null
}

/** Creates the move, or changes `edited`, and says so in a toast (MV-TST-01 to MV-TST-03, MV-OPEN-101). */
export function useSaveMove({ edited, retryOfId }: SaveSubject): SaveMove {
  const siteId = useSite().id
  const keys = useRef<IdempotencyKeys>(null)
  const [creatingDraft, createDraft] = useMutation(CreateDraftMoveDocument)
  const [creatingPending, createPending] = useMutation(CreatePendingMoveDocument)
  const [updating, updateDraft] = useMutation(UpdateDraftMoveDocument)
  const [updatingOther, updateNonDraft] = useMutation(UpdateNonDraftMoveDocument)

  const create = async (fields: MoveFields, target: SaveTarget) => {
    keys.current ??= new IdempotencyKeys()
    const variables = { siteId, ...fields, ...(retryOfId !== null && { retryOfId }) }
    const idempotencyKey = keys.current.keyFor(`${target} ${JSON.stringify(variables)}`)
    if (target === 'queue') {
      const { data, error } = await createPending({ ...variables, idempotencyKey }, OWN_ERRORS)
      return { move: data?.createPendingMove, error }
    }
    const { data, error } = await createDraft({ ...variables, idempotencyKey }, OWN_ERRORS)
    return { move: data?.createDraftMove, error }
  }

  const update = async (move: MoveRow, fields: MoveFields, target: SaveTarget) => {
    if (move.status !== 'draft') {
      const { data, error } = await updateNonDraft(
        { ...seen(move), ...changedOfQueued(move, fields) },
        OWN_ERRORS,
      )
      return { move: data?.updateNonDraftMove, error }
    }
    const status = target === 'queue' ? { status: 'pending' as const } : {}
    const { data, error } = await updateDraft({ ...seen(move), ...fields, ...status }, OWN_ERRORS)
    return { move: data?.updateDraftMove, error }
  }

  const save: SaveMove['save'] = async (form, draft, target) => {
    const fields = fieldsOf(form, draft)
    const { move, error } =
      edited === null ? await create(fields, target) : await update(edited, fields, target)
    if (error || !move) return failure(error)
    focusOnClose(() => rowElement(move.id))
    moveToast(
      target === 'queue' ? MOVE_TOASTS.queued : edited === null ? MOVE_TOASTS.added : MOVE_TOASTS.updated,
      move,
    )
    return []
  }
  const saving =
    creatingDraft.fetching || creatingPending.fetching || updating.fetching || updatingOther.fetching
  return { save, saving }
}

/** Saves what can still change of a move that left the drafts: category, class and notes; resolves to what went wrong (MV-MUT-01, MV-NOT-01). */
export function useSaveNotes(move: MoveRow): {
  save: (form: MoveForm) => Promise<readonly string[]>
  saving: boolean
} {
  const [{ fetching }, updateNonDraft] = useMutation(UpdateNonDraftMoveDocument)
  const save = async (form: MoveForm) => {
    const { data, error } = await updateNonDraft(
      { ...seen(move), ...changedOfQueued(move, valuesToSend(form)) },
      OWN_ERRORS,
    )
    if (error || !data) return failure(error)
    focusOnClose(() => rowElement(move.id))
    moveToast(MOVE_TOASTS.updated, data.updateNonDraftMove)
    return []
  }
  return { save, saving: fetching }
}

/** The arguments that every save shares. */
export function fieldsOf(form: MoveForm, draft: MoveDraft) {
  return {
    type: draft.type,
    fromZoneId: draft.fromZoneId,
    toZoneId: draft.toZoneId,
    trailerId: draft.trailerId,
    requestedTruckId: draft.requestedTruckId,
    metadata: draft.metadata,
    ...valuesToSend(form),
  }
}

type MoveFields = ReturnType<typeof fieldsOf>

/** The move as it was when its form opened: of two people who change it, the second is told (CONFLICT). */
function seen({ id, version }: Pick<MoveRow, 'id' | 'version'>) {
  return { id, version }
}

function failure(error: CombinedError | undefined): readonly string[] {
  const notices = error ? errorNotices(error, 'mutation') : []
  const sentences = notices.flatMap(({ sentence, problems }) => (problems.length > 0 ? problems : [sentence]))
  return sentences.length > 0 ? sentences : [error?.message ?? t('The move was not saved.')]
}
