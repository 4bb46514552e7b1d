import { useState } from 'react'
import { useOfflineReason } from '../../platform/live/use-offline-reason.ts'
import { formatTimestamp } from '../../platform/times.ts'
import { t } from '../../platform/words.ts'
import { type MoveRow, waitText } from '../../site-data/index.ts'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { useMoveCommands } from '../actions/use-move-commands.ts'
import { useMovesLeft } from '../actions/use-moves-left.ts'
import { NamedMoves } from '../cells/named-moves.tsx'
import { sentence } from '../cells/wait-line.tsx'
import styles from './lost-dialogs.module.css'

/** The reason for which a person may give the move up, as it stands now; undefined: there is none. */
const reasonOf = (move: MoveRow) => move.waitReasons.find(({ helps }) => helps === 'give-up-move')

/**
 * What is known of a truck that is lost with its trailer, or that says something else of it than the records, and the
 * choice: go on waiting, or an error that can be completed by hand or retried (MV-OPEN-81).
 */
export function GiveUpDialog({ move, onClose }: { move: MoveRow; onClose: () => void }) {
  const { giveUp } = useMoveCommands()
  const [busy, setBusy] = useState(false)
  const offline = useOfflineReason()
  const { left, reasons } = useMovesLeft([move], now => reasonOf(now) !== undefined)
  const known = reasonOf(left[0] ?? move)
  const truck = move.truck?.name ?? t('The truck')
  const confirm = async () => {
    setBusy(true)
    await giveUp(move)
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title={
        known?.code === 'truck_lost' ? t('{truck} Is Lost', { truck }) : t('{truck} Is in Doubt', { truck })
      }
      confirmLabel={t('Set to Error')}
      cancelLabel={t('Go On Waiting')}
      danger
      busy={busy}
      reasons={busy ? [] : [...offline, ...reasons]}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {known && <p>{sentence(waitText(known))}</p>}
      {known?.since && (
        <p className={styles.truck}>
          {t('Last heard of at {time}.', { time: formatTimestamp(known.since) })}
        </p>
      )}
      <NamedMoves moves={[move]} />
      <p className={styles.question}>
        {t('Go on waiting, and {truck} carries on by itself as soon as it can.', { truck })}
      </p>
      <p className={styles.then}>
        {t(
          'Set to error, and the move can be completed by hand or retried. {truck} is asked to stop before it gets anything else.',
          { truck },
        )}
      </p>
    </ConfirmDialog>
  )
}
