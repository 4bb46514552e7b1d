import { isUnderWay } from '@tractrix/domain/trailer-imports'
import { type ReactNode, useState } from 'react'
import { useOfflineReason } from '../../../platform/live/use-offline-reason.ts'
import { t } from '../../../platform/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ConfirmDialog } from '../../../ui/layers/confirm-dialog.tsx'
import { Banner } from '../../../ui/surfaces/banner.tsx'
import { LoadingNotice } from '../../../ui/surfaces/loading-notice.tsx'
import { ImportProgress } from './import-progress.tsx'
import { ImportResults } from './import-results.tsx'
import styles from './import-step.module.css'
import { importSummary } from './import-summary.ts'
import { useTakeBack } from './use-take-back.ts'
import { type ImportFacts, useTrailerImport } from './use-trailer-import.ts'

interface Props {
  siteId: string
  id: string
  onAnother: () => void
  onClose: () => void
  drawFoot: (buttons: ReactNode) => ReactNode
}

/** An import that was started: its progress, then its results. */
export function ImportStep({ siteId, id, ...others }: Props) {
  const found = useTrailerImport(siteId, id)
  if (found === null) return <LoadingNotice />
  return isUnderWay(found.status) ? (
    <Running found={found} {...others} />
  ) : (
    <Finished found={found} {...others} />
  )
}

type StepProps = Omit<Props, 'siteId' | 'id'> & { found: ImportFacts }

function Running({ found, onClose, drawFoot }: StepProps) {
  return (
    <>
      <ImportProgress found={found} />
      {drawFoot(
        <>
          <span className={styles.note}>{t('You may close this window. A toast tells the result.')}</span>
          <Button size={36} variant="ghost" onClick={onClose}>
            {t('Close')}
          </Button>
          <Button size={36} variant="primary" busy>
            {found.status === 'taking_back' ? t('Taking back') : t('Uploading')}
          </Button>
        </>,
      )}
    </>
  )
}

function Finished({ found, onAnother, onClose, drawFoot }: StepProps) {
  const offline = useOfflineReason()
  const [asking, setAsking] = useState(false)
  const { takeBack, busy, refusal } = useTakeBack(found)
  const changed = found.addedCount + found.changedCount
  const confirm = async () => {
    await takeBack()
    setAsking(false)
  }
  return (
    <>
      {refusal !== null && <Banner className={styles.problem} tone="red" title={refusal} />}
      <ImportResults found={found} />
      {drawFoot(
        <>
          <span className={styles.note}>{importSummary(found)}</span>
          {found.status === 'done' && changed > 0 && (
            <Button size={36} variant="danger-quiet" reasons={offline} onClick={() => setAsking(true)}>
              {t('Take back')}
            </Button>
          )}
          <Button size={36} variant="ghost" onClick={onAnother}>
            {t('Upload another file')}
          </Button>
          <Button size={36} variant="primary" onClick={onClose}>
            {t('Done')}
          </Button>
        </>,
      )}
      <ConfirmDialog
        open={asking}
        title={t('Take back this upload?')}
        confirmLabel={t('Take back')}
        danger
        busy={busy}
        reasons={offline}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        {t('{added} added trailers are removed, and {changed} changed ones are as before.', {
          added: found.addedCount,
          changed: found.changedCount,
        })}
      </ConfirmDialog>
    </>
  )
}
