import { Bug } from 'lucide-react'
import { useQuery } from 'urql'
import { MoveDetailsDocument } from '../../platform/graphql/graphql.generated.ts'
import { OWN_ERRORS } from '../../platform/graphql/graphql-client.ts'
import { t } from '../../platform/words.ts'
import type { MoveRow } from '../../site-data/index.ts'
import { Button } from '../../ui/actions/button.tsx'
import { TextLink } from '../../ui/actions/link-button.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { Banner } from '../../ui/surfaces/banner.tsx'
import type { DetailLine } from '../../ui/surfaces/detail-lines.ts'
import { DetailList } from '../../ui/surfaces/detail-list.tsx'
import { useBugTicket } from '../bug-ticket/use-bug-ticket.ts'
import styles from './details-dialog.module.css'
import { MoveHistory } from './move-history.tsx'
import { type ScreenRecording, useScreenRecording } from './use-screen-recording.ts'

/** Every field of a move as a list of keys and values, and the way to its bug ticket (MV-DET-01 to MV-DET-08, MV-OPEN-50). */
export function DetailsDialog({ move, onClose }: { move: MoveRow; onClose: () => void }) {
  const [{ data, error, fetching }, execute] = useQuery({
    query: MoveDetailsDocument,
    variables: { id: move.id },
    context: OWN_ERRORS,
  })
  const recording = useScreenRecording(move.id)
  const openTicket = useBugTicket()
  const fields = {
    ...shownFields(data?.move ?? move),
    ...(recording !== null && { screenRecording: t(recording.text) }),
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Move Details')}
      width={640}
      footer={
        <>
          {openTicket !== null && (
            <Button size={36} icon={Bug} onClick={() => openTicket(move)}>
              {t('Bug Ticket')}
            </Button>
          )}
          <Button size={36} onClick={onClose}>
            {t('Close')}
          </Button>
        </>
      }
    >
      {!data && error && (
        <Banner
          className={styles.banner}
          tone="yellow"
          title={t('Not all facts of the move could be loaded.')}
          action={
            <Button size={26} busy={fetching} onClick={() => execute({ requestPolicy: 'network-only' })}>
              {t('Try again')}
            </Button>
          }
        />
      )}
      <DetailList of={fields} renderValue={line => <DetailValue line={line} recording={recording} />} />
      <MoveHistory moveId={move.id} />
    </Dialog>
  )
}

/** The fields without the codes and arguments from which the console words what stands beside them in English. */
function shownFields<Fields extends Pick<MoveRow, 'errorSentence' | 'waitReasons'>>(move: Fields): object {
  const { errorSentence: _sentence, waitReasons, ...fields } = move
  return { ...fields, waitReasons: waitReasons.map(({ args: _args, ...reason }) => reason) }
}

function DetailValue({ line, recording }: { line: DetailLine; recording: ScreenRecording | null }) {
  if (line.path !== 'screenRecording' || recording?.url == null) return line.value
  return (
    <TextLink href={recording.url} target="_blank" rel="noopener noreferrer">
      {line.value}
    </TextLink>
  )
}
