import { rejectionCodeLabel } from '@tractrix/domain/moves'
import { useMemo } from 'react'
import { type AnyVariables, type CombinedError, type DocumentInput, useClient } from 'urql'
import { errorNotices } from '../../platform/errors/error-presentation.ts'
import {
  AssignMoveToPlaygroundTruckDocument,
  ForceDeleteMovesDocument,
  PlaygroundTrucksDocument,
  RejectMovesDocument,
  TruckOfMoveDocument,
  UpdateMoveStatusDocument,
} from '../../platform/graphql/graphql.generated.ts'
import { OWN_ERRORS } from '../../platform/graphql/graphql-client.ts'
import { t } from '../../platform/words.ts'
import type { MoveRow } from '../../site-data/index.ts'
import { useSite } from '../../sites/index.ts'
import { needsBoth } from '../complete/completion.ts'
import type { TestingTools } from './testing-actions.ts'

/** The testing tools of the selected site, by the API (MV-MUT-10, MV-MUT-12). */
export function useTestingTools(): TestingTools {
  const client = useClient()
  const siteId = useSite().id
  return useMemo(() => {
    const send = async <Data, Variables extends AnyVariables>(
      mutation: DocumentInput<Data, Variables>,
      variables: Variables,
    ) => {
      const { error } = await client.mutation(mutation, variables, OWN_ERRORS).toPromise()
      if (error) throw new Error(sentenceOf(error))
    }
    const stubs = async () => {
      const { data } = await client.query(PlaygroundTrucksDocument, { siteId }, OWN_ERRORS).toPromise()
      return data?.getTrucks ?? []
    }
    const truckOf = async ({ id }: MoveRow) => {
      const context = { ...OWN_ERRORS, requestPolicy: 'network-only' } as const
      const { data } = await client.query(TruckOfMoveDocument, { id }, context).toPromise()
      return data?.move?.truck?.id ?? null
    }
    /** The first stub that takes it: one that is busy with another move refuses. */
    const assignToPlayground = async (move: MoveRow) => {
      let refusal = new Error(t('This site has no playground truck.'))
      for (const { id } of await stubs()) {
        try {
          await send(AssignMoveToPlaygroundTruckDocument, { moveId: move.id, truckId: id })
          return id
        } catch (error) {
          refusal = error as Error
        }
      }
      throw refusal
    }
    return {
      setToError: ({ id }) => send(UpdateMoveStatusDocument, { id, status: 'error' }),
      complete: (move, truckId) =>
        send(UpdateMoveStatusDocument, { id: move.id, status: 'complete', ...whatWasDone(move, truckId) }),
      forceDelete: ({ id }) => send(ForceDeleteMovesDocument, { ids: [id] }),
      reject: ({ id }, code) =>
        send(RejectMovesDocument, { ids: [id], code, description: rejectionCodeLabel(code) }),
      truckOf,
      assignToPlayground,
      wait: milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds)),
    }
  }, [client, siteId])
}

/** What completing asks for: of a draft its truck and where it was to go, of any other move nothing (MV-ACT-11, MV-ACT-12). */
export function whatWasDone(
  move: Pick<MoveRow, 'status' | 'type' | 'toZone'>,
  truckId: string,
): { truckId?: string; toZoneId?: string | null } {
  return needsBoth(move) ? { truckId, toZoneId: move.toZone?.id ?? null } : {}
}

/** The rules that refused speak for themselves: the sentence before them only says the same in one line. */
function sentenceOf(error: CombinedError): string {
  const [notice] = errorNotices(error, 'mutation')
  if (notice === undefined) return error.message
  return notice.problems.length > 0 ? notice.problems.join(' ') : notice.sentence
}
