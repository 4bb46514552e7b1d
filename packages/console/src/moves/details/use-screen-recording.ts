import { phrase, type SentenceText } from '@tractrix/domain/platform'
import { useQuery } from 'urql'
import { ScreenRecordingDocument } from '../../platform/graphql/graphql.generated.ts'
import { OWN_ERRORS } from '../../platform/graphql/graphql-client.ts'
import { useIsAdmin } from '../../users/index.ts'

/** The entry `screenRecording` of the details; `url` is null while there is no video to open. */
export interface ScreenRecording {
  text: SentenceText
  url: string | null
}

/** Asks for the video once when an admin opens the details; null for everybody else (MV-PER-01, MV-PER-02, MV-OPEN-63). */
export function useScreenRecording(moveId: string): ScreenRecording | null {
  const isAdmin = useIsAdmin()
  const [{ data, fetching, error }] = useQuery({
    query: ScreenRecordingDocument,
    variables: { id: moveId },
    pause: !isAdmin,
    requestPolicy: 'network-only',
    context: OWN_ERRORS,
  })
  if (!isAdmin) return null
  return recordingEntry({ url: data?.generateSignedVideoUrl ?? null, fetching, failed: error !== undefined })
}

/** What Move Details says of the screen recording: its address, that there is none, or that it failed (MV-DET-06..08). */
export function recordingEntry(answer: {
  url: string | null
  fetching: boolean
  failed: boolean
}): ScreenRecording {
  if (answer.fetching) return { text: phrase('…'), url: null }
  if (answer.failed) return { text: phrase('Error loading Screen Recording.'), url: null }
  return answer.url === null
    ? { text: phrase('Not available'), url: null }
    : { text: phrase('Video'), url: answer.url }
}
