import { rejectionCodeLabel } from '@tractrix/domain/moves'
import { useMemo } from 'react'
import { type AnyVariables, type CombinedError, type DocumentInput, useClient } from 'urql'
import { errorNotices } from '../../platform/error-presentation.ts'
import {
  AssignMoveToPlaygroundTruckDocument,
  ForceDeleteMovesDocument,
  PlaygroundTrucksDocument,
  RejectMovesDocument,
  TruckOfMoveDocument,
  UpdateMoveStatusDocument,
} from '../../platform/graphql.generated.ts'
import { OWN_ERRORS } from '../../platform/graphql-client.ts'
import { t } from '../../platform/words.ts'
import { useSite } from '../../sites/index.ts'
import type { MoveRow } from '../move-row.ts'
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
    const hasTruck = async ({ id }: MoveRow) => {
      const context = { ...OWN_ERRORS, requestPolicy: 'network-only' } as const
      const { data } = await client.query(TruckOfMoveDocument, { id }, context).toPromise()
      return (data?.move?.truck ?? null) !== null
    }
    /** The first stub that takes it: one that is busy with another move refuses. */
    const assignToPlayground = async (move: MoveRow) => {
      let refusal = new Error(t('This site has no playground truck.'))
      for (const { id } of await stubs()) {
        try {
          return await send(AssignMoveToPlaygroundTruckDocument, { moveId: move.id, truckId: id })
        } catch (error) {
          refusal = error as Error
        }
      }
      throw refusal
    }
    return {
      setToError: ({ id }) => send(UpdateMoveStatusDocument, { id, status: 'error' }),
      complete: ({ id }) => send(UpdateMoveStatusDocument, { id, status: 'complete' }),
      forceDelete: ({ id }) => send(ForceDeleteMovesDocument, { ids: [id] }),
      reject: ({ id }, code) =>
        send(RejectMovesDocument, { ids: [id], code, description: rejectionCodeLabel(code) }),
      hasTruck,
      assignToPlayground,
      wait: milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds)),
    }
  }, [client, siteId])
}

function sentenceOf(error: CombinedError): string {
  const [notice] = errorNotices(error, 'mutation')
  if (notice === undefined) return error.message
  return [notice.sentence, ...notice.problems].join(' ')
}
