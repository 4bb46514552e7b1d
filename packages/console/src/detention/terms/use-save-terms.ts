import { useMutation } from 'urql'
import { errorNotices } from '../../platform/errors/error-presentation.ts'
import { SaveDetentionTermsDocument } from '../../platform/graphql/graphql.generated.ts'
import { OWN_ERRORS } from '../../platform/graphql/graphql-client.ts'
import { rowsOf, type TermsDraft, validFromOf } from './terms-draft.ts'

/** Saves a table as a new version; resolves to what was refused, as sentences; empty: it was saved. */
export function useSaveTerms(siteId: string): {
  save: (draft: TermsDraft, basedOn: number) => Promise<readonly string[]>
  saving: boolean
} {
  const [{ fetching }, send] = useMutation(SaveDetentionTermsDocument)
  return {
    save: async (draft, basedOn) => {
      const { error } = await send(
        {
          siteId,
          validFrom: validFromOf(draft),
          currency: draft.currency,
          rows: rowsOf(draft),
          basedOn,
        },
        OWN_ERRORS,
      )
      return error ? errorNotices(error, 'mutation').map(({ sentence }) => sentence) : []
    },
    saving: fetching,
  }
}
