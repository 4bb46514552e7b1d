import { useState } from 'react'
import { useOfflineReason } from '../../platform/live/use-offline-reason.ts'
import { formatTimestamp } from '../../platform/times.ts'
import { t } from '../../platform/words.ts'
import { type MoveRow, useSiteData, waitText } from '../../site-data/index.ts'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { useMoveCommands } from '../actions/use-move-commands.ts'
import { NamedMoves } from '../cells/named-moves.tsx'
import { sentence } from '../cells/wait-line.tsx'
import styles from './lost-dialogs.module.css'

/** What is known of a truck that does not confirm that it stopped; a person who has looked sets it free. */
export function SetTruckFreeDialog({ move, onClose }: { move: MoveRow; onClose: () => void }) {
  const { setTruckFree } = useMoveCommands()
  const { trucks } = useSiteData()
  const [busy, setBusy] = useState(false)
  const offline = useOfflineReason()
  const known = move.waitReasons.find(({ helps }) => helps === 'set-truck-free')
  const truckId = known?.truckId ?? null
  const truck =
    (truckId === null ? undefined : trucks.get(truckId)?.name) ?? move.truck?.name ?? t('The truck')
  const confirm = async () => {
    if (truckId === null) return
    setBusy(true)
    await setTruckFree(truckId)
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title={t('Set {truck} Free', { truck })}
      confirmLabel={t('Set Free')}
      cancelLabel={t('Go On Waiting')}
      danger
      busy={busy}
      reasons={busy ? [] : offline}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {known && <p>{sentence(waitText(known))}</p>}
      {known?.since && (
        <p className={styles.truck}>
          {t('Asked to stop since {time}.', { time: formatTimestamp(known.since) })}
        </p>
      )}
      <NamedMoves moves={[move]} />
      <p className={styles.question}>
        {t('Set it free only when you know that {truck} does not do this move any more.', { truck })}
      </p>
      <p className={styles.then}>{t('It gets other moves as soon as it reports no order.')}</p>
    </ConfirmDialog>
  )
}
