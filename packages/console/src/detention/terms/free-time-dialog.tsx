import { useState } from 'react'
import { t } from '../../platform/words.ts'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { LoadFailed } from '../../ui/surfaces/load-failed.tsx'
import { LoadingNotice } from '../../ui/surfaces/loading-notice.tsx'
import { TermsEditor } from './terms-editor.tsx'
import { type SavedTerms, useTerms } from './use-terms.ts'

interface Props {
  siteId: string
  onClose: () => void
}

/** How long trailers stand free of charge at a site, and what more time costs (OP-OPEN-30). */
export function FreeTimeDialog({ siteId, onClose }: Props) {
  const { versions, failed, trying, retry } = useTerms(siteId)
  if (versions !== null) return <Opened siteId={siteId} versions={versions} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title={t('Free time and rates')} width={TERMS_DIALOG_WIDTH}>
      {failed ? (
        <LoadFailed title={t('Free time and rates are not known.')} trying={trying} onRetry={retry} />
      ) : (
        <LoadingNotice />
      )}
    </Dialog>
  )
}

const TERMS_DIALOG_WIDTH = 860

/** What is edited begins with the newest table; a newer one of somebody else takes its place only when that is asked for. */
function Opened({ siteId, versions, onClose }: Props & { versions: readonly SavedTerms[] }) {
  const newest = versions.at(-1) ?? null
  const [base, setBase] = useState(newest)
  return (
    <TermsEditor
      key={base?.version ?? 0}
      siteId={siteId}
      versions={versions}
      base={base}
      width={TERMS_DIALOG_WIDTH}
      onShowNewest={() => setBase(newest)}
      onClose={onClose}
    />
  )
}
