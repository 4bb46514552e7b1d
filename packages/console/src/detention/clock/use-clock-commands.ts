import { useMutation } from 'urql'
import { errorNotices } from '../../platform/errors/error-presentation.ts'
import { HoldDetentionDocument, ReleaseDetentionDocument } from '../../platform/graphql/graphql.generated.ts'
import { OWN_ERRORS } from '../../platform/graphql/graphql-client.ts'

/** What was refused, as sentences; empty: it was done. */
type Refusal = readonly string[]

export interface ClockCommands {
  hold: (reason: string) => Promise<Refusal>
  release: () => Promise<Refusal>
  busy: boolean
}

/** Stops the clock of a trailer, and lets it count again. The screen follows the answers and the live events. */
export function useClockCommands(trailerId: string): ClockCommands {
  const [holding, sendHold] = useMutation(HoldDetentionDocument)
  const [releasing, sendRelease] = useMutation(ReleaseDetentionDocument)
  return {
    hold: async reason => refusalOf(await sendHold({ trailerId, reason }, OWN_ERRORS)),
    release: async () => refusalOf(await sendRelease({ trailerId }, OWN_ERRORS)),
    busy: holding.fetching || releasing.fetching,
  }
}

const refusalOf = ({ error }: { error?: Parameters<typeof errorNotices>[0] | undefined }): Refusal =>
  error ? errorNotices(error, 'mutation').map(({ sentence }) => sentence) : []
