import { useRouter } from '@tanstack/react-router'
import { hasChanges, lockedInputs, lockReason } from '@tractrix/domain/moves'
import { useState } from 'react'
import { useOfflineSince } from '../../platform/live/live-link-context.tsx'
import { useConsoleFeatures } from '../../platform/settings/console-features.ts'
import { t } from '../../platform/words.ts'
import { type MoveRow, useSiteData } from '../../site-data/index.ts'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { Banner } from '../../ui/surfaces/banner.tsx'
import { useBelow } from '../../ui/theme/use-media-query.ts'
import { DiscardQuestion } from './discard-question.tsx'
import layoutStyles from './form-layout.module.css'
import { KindKeys, KindRail, KindSelect } from './kind-rail.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import type { MoveFieldProps } from './model/field-props.ts'
import { judgeForm } from './model/judge-form.ts'
import type { MoveForm } from './model/move-form.ts'
import { MoveFields } from './move-fields.tsx'
import { MovePreview } from './preview/move-preview.tsx'
import { SaveButtons } from './save-buttons.tsx'
import { saveReasons } from './save-reasons.ts'
import { type SaveTarget, useSaveMove } from './use-save-move.ts'
import { WarningList } from './warning-list.tsx'

/** Width of the dialog, in pixels (MV-CST-14). */
const DIALOG_WIDTH = 1063

/** What the form is open for. A move that is retried stays as it is; the form makes a new one (MV-OPEN-86). */
export type FormPurpose = { does: 'create' } | { does: 'retry' | 'edit'; move: MoveRow }

/** The dialog's title by what it is open for (MV-MOD-01..03). */
const TITLES = {
  create: 'Create New Move',
  edit: 'Edit Move',
  retry: 'Retry Move',
} as const satisfies Record<FormPurpose['does'], string>

const RETRY_LOCK = 'A retried move carries its trailer to a destination.'

interface Props {
  purpose: FormPurpose
  /** What the form opens with. */
  opened: MoveForm
  /** What counts as unchanged: the defaults of a new move, the stored values of an edited one (MV-OPEN-65). */
  unchanged: MoveForm
  onClose: () => void
}

/** Create New Move, Edit Move and Retry Move. */
export function MoveDialog({ purpose, opened, unchanged, onClose }: Props) {
  const edited = purpose.does === 'edit' ? purpose.move : null
  const retried = purpose.does === 'retry' ? purpose.move : null
  const yard = useSiteData()
  const { moveClassEnabled } = useConsoleFeatures()
  const offline = useOfflineSince() !== null
  const phone = useBelow(768)
  const [form, setForm] = useState(opened)
  const [asking, setAsking] = useState(false)
  // What a stored move misses is said at once.
  const [untouched, setUntouched] = useState(purpose.does === 'create')
  const router = useRouter({ warn: false })
  const [refusal, setRefusal] = useState<readonly string[]>([])
  const { save, saving } = useSaveMove({ edited, retryOfId: retried?.id ?? null })

  const judgement = judgeForm(form, { yard, moveId: edited?.id ?? null, moveClassEnabled })
  const locked = edited === null ? [] : lockedInputs(edited)
  const queued = edited !== null && edited.status !== 'draft'
  // To look at another mission kind is not yet to enter anything.
  const typed = hasChanges({ ...opened, kind: form.kind }, { ...form })
  const reasons = saveReasons({
    judgement,
    queued,
    offline,
    changed: hasChanges({ ...unchanged }, { ...form }),
  })

  const close = () => (typed && !saving ? setAsking(true) : onClose())
  const saveTo = async (target: SaveTarget) => {
    setUntouched(false)
    if (saving || reasons[target].length > 0) return
    const problems = await save(form, judgement.draft, target)
    setRefusal(problems)
    if (problems.length === 0) onClose()
  }
  const fields: MoveFieldProps = {
    form,
    change: changes => {
      setForm(now => ({ ...now, ...changes }))
      if (Object.keys(changes).some(name => name !== 'kind')) setUntouched(false)
    },
    judgement,
    yard,
    lock: input => {
      if (retried !== null && input === 'repark') return RETRY_LOCK
      return edited !== null && locked.some(one => one === input) ? lockReason(edited) : null
    },
  }
  const kinds = {
    kind: form.kind,
    free: !queued && retried === null,
    onChange: (kind: MoveForm['kind']) => fields.change({ kind }),
  }
  return (
    <>
      <Dialog
        open
        onClose={close}
        title={t(TITLES[purpose.does])}
        width={DIALOG_WIDTH}
        height={phone ? undefined : 586}
        rail={phone ? undefined : <KindRail {...kinds} />}
        side={<MovePreview {...fields} moveId={edited?.id ?? null} />}
        note={queued || retried !== null || phone ? null : <KindKeys {...kinds} />}
        footer={
          <SaveButtons
            queued={queued}
            reasons={reasons}
            saving={saving}
            untouched={untouched}
            onSave={saveTo}
            onCancel={close}
          />
        }
      >
        <div className={layoutStyles.fields}>
          {refusal.length > 0 && (
            <Banner tone="red" title={refusal[0] ?? ''} onClose={() => setRefusal([])}>
              {refusal.slice(1).join(' ')}
            </Banner>
          )}
          {edited !== null && locked.length > 0 && <Banner tone="blue" title={t(lockReason(edited))} />}
          {phone && <KindSelect {...kinds} />}
          <MoveFields {...fields} />
          {!queued && <WarningList {...fields} untouched={untouched} />}
        </div>
      </Dialog>
      <DiscardQuestion open={asking} onDiscard={onClose} onKeep={() => setAsking(false)} />
      {router && <LeaveGuard filled={typed} onLeave={onClose} />}
    </>
  )
}
