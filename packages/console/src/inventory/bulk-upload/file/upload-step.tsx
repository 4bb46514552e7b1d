import { IMPORT_COLUMNS } from '@tractrix/domain/trailer-imports'
import { Upload, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useOfflineReason } from '../../../platform/live/use-offline-reason.ts'
import { formatTimestamp } from '../../../platform/times.ts'
import { t } from '../../../platform/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { Mono } from '../../../ui/marks/text.tsx'
import { Banner } from '../../../ui/surfaces/banner.tsx'
import { LoadingNotice } from '../../../ui/surfaces/loading-notice.tsx'
import type { ImportFacts } from '../followed/use-trailer-import.ts'
import { FileCard } from '../parts/file-card.tsx'
import { ChooseFile } from './choose-file.tsx'
import { fileSizeText } from './file-size-text.ts'
import { TrialView } from './trial-view.tsx'
import styles from './upload-step.module.css'
import { type BulkUpload, useBulkUpload } from './use-bulk-upload.ts'

interface Props {
  siteId: string
  /** The newest import of the site; null: there was none. */
  last: ImportFacts | null
  onLast: () => void
  onStarted: (id: string) => void
  onClose: () => void
  drawFoot: (buttons: ReactNode) => ReactNode
}

/** The choice of a file, what it would do, and the button that uploads it. */
export function UploadStep({ siteId, last, onLast, onStarted, onClose, drawFoot }: Props) {
  const upload = useBulkUpload(siteId)
  const offline = useOfflineReason()
  const { file, trial, problem, trying } = upload
  const reasons = [...offline, ...uploadReasons(upload)]
  const start = async () => {
    const id = await upload.start()
    if (id !== null) onStarted(id)
  }
  return (
    <>
      {file === null ? (
        <ChooseFile onChoose={upload.choose} />
      ) : (
        <FileCard
          name={file.name}
          end={
            <>
              <Button size={26} variant="ghost" onClick={upload.clear}>
                {t('Choose another')}
              </Button>
              <IconButton icon={X} size={26} label={t('Remove')} onClick={upload.clear} />
            </>
          }
        >
          {trial &&
            `${t('{count, plural, one {# trailer} other {# trailers}}', { count: trial.rowCount })}, `}
          {fileSizeText(file.size)}
          {trial && `, ${trial.encoding}`}
        </FileCard>
      )}
      {problem !== null && <Banner className={styles.problem} tone="red" title={problem} />}
      {trying && trial === null && <LoadingNotice />}
      {trial && <TrialView trial={trial} onColumns={upload.chooseColumns} />}
      {file === null && last && (
        <p className={styles.last}>
          {t('Last upload: {file}, {time}', { file: last.fileName, time: formatTimestamp(last.createdAt) })}{' '}
          <LinkButton onClick={onLast}>{t('Show')}</LinkButton>
        </p>
      )}
      {drawFoot(
        <>
          <span className={styles.note}>
            {t('Columns')} <Mono>{IMPORT_COLUMNS.join()}</Mono>
          </span>
          <Button size={36} variant="ghost" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button
            size={36}
            variant="primary"
            icon={Upload}
            busy={upload.starting}
            reasons={reasons}
            title={reasons.length > 0 ? t('Upload is not possible yet') : undefined}
            onClick={() => void start()}
          >
            {t('Upload')}
          </Button>
        </>,
      )}
    </>
  )
}

/** Why the file cannot be uploaded now (OP-TRM-28). */
function uploadReasons({ file, trial, problem, trying }: BulkUpload): string[] {
  if (file === null) return [t('File is required')]
  if (problem !== null) return [problem]
  if (trying || trial === null) return [t('The file is being read.')]
  if (trial.missingColumns.length > 0)
    return [t('Columns are missing: {columns}', { columns: trial.missingColumns.join(', ') })]
  const isNothing = trial.addedCount + trial.changedCount + trial.unchangedCount === 0
  return isNothing ? [t('No line of this file can be taken over.')] : []
}
