import { useState } from 'react'
import { useMutation } from 'urql'
import { errorNotices } from '../../../platform/errors/error-presentation.ts'
import { TakeBackTrailerImportDocument } from '../../../platform/graphql/graphql.generated.ts'
import { OWN_ERRORS } from '../../../platform/graphql/graphql-client.ts'
import { followImport } from './followed-imports.ts'
import type { ImportFacts } from './use-trailer-import.ts'

/** Takes an import back; `refusal` says why it could not be, else it is null. */
export function useTakeBack({ id, siteId }: ImportFacts): {
  takeBack: () => Promise<void>
  busy: boolean
  refusal: string | null
} {
  const [{ fetching }, send] = useMutation(TakeBackTrailerImportDocument)
  const [refusal, setRefusal] = useState<string | null>(null)
  const takeBack = async () => {
    const { error } = await send({ id }, OWN_ERRORS)
    if (!error) return followImport({ id, siteId })
    setRefusal(
      errorNotices(error, 'mutation')
        .map(({ sentence }) => sentence)
        .join(' '),
    )
  }
  return { takeBack, busy: fetching, refusal }
}
