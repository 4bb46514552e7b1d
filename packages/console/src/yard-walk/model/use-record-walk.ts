import type { WalkSighting } from '@tractrix/domain/yard-walk'
import { useState } from 'react'
import { useMutation } from 'urql'
import { errorNotices } from '../../platform/errors/error-presentation.ts'
import { RecordYardWalkDocument } from '../../platform/graphql/graphql.generated.ts'
import { OWN_ERRORS } from '../../platform/graphql/graphql-client.ts'
import { t } from '../../platform/words.ts'
import { useSite } from '../../sites/index.ts'
import { showToast } from '../../ui/layers/toast-queue.ts'
import { walkSummary } from './walk-summary.ts'

/** Sends a walk to be taken over; `refusal` says why it was not, else it is null. Resolves to whether it was. */
export function useRecordWalk(): {
  record: (sightings: readonly WalkSighting[]) => Promise<boolean>
  busy: boolean
  refusal: string | null
} {
  const { id: siteId } = useSite()
  const [{ fetching }, send] = useMutation(RecordYardWalkDocument)
  const [refusal, setRefusal] = useState<string | null>(null)
  const record = async (sightings: readonly WalkSighting[]) => {
    setRefusal(null)
    const seen = sightings.map(({ zoneId, trailer }) => ({ zoneId, ...trailer }))
    const { data, error } = await send({ siteId, sightings: seen }, OWN_ERRORS)
    if (error) {
      setRefusal(
        errorNotices(error, 'mutation')
          .map(({ sentence }) => sentence)
          .join(' '),
      )
      return false
    }
    const done = data?.recordYardWalk
    if (done)
      showToast({
        id: 'yard-walk',
        tone: done.leftCount > 0 ? 'yellow' : 'green',
        title: t('The yard walk was taken over'),
        text: walkSummary({
          same: done.confirmedCount + done.emptyCount,
          moved: done.movedCount,
          unknown: done.addedCount,
          missing: done.missingCount,
          left: done.leftCount,
        }),
      })
    return true
  }
  return { record, busy: fetching, refusal }
}
