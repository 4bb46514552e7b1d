import { useRouter } from '@tanstack/react-router'
import { hasChanges, moveField, moveFieldProblems, shownFormFields } from '@tractrix/domain/moves'
import { useRef, useState } from 'react'
import { useOfflineReason } from '../../platform/live/use-offline-reason.ts'
import { sentenceText } from '../../platform/sentence-text.ts'
import { useConsoleFeatures } from '../../platform/settings/console-features.ts'
import { t } from '../../platform/words.ts'
import type { MoveRow } from '../../site-data/index.ts'
import { Button } from '../../ui/actions/button.tsx'
import { useShortcuts } from '../../ui/keys/use-shortcuts.ts'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { Banner } from '../../ui/surfaces/banner.tsx'
import { DiscardQuestion } from '../form/discard-question.tsx'
import { FormFields } from '../form/fields/form-fields.tsx'
import layoutStyles from '../form/form-layout.module.css'
import { LeaveGuard } from '../form/leave-guard.tsx'
import { formOfMove } from '../form/model/move-form.ts'
import { useSaveNotes } from '../form/use-save-move.ts'

/** Category, class and notes of a move that left the drafts; Save is on once one of them changed (MV-NOT-01, MV-NOT-02). */
export function NotesDialog({ move, onClose }: { move: MoveRow; onClose: () => void }) {
  const features = useConsoleFeatures()
  const offline = useOfflineReason()
  const [opened] = useState(() => formOfMove(move))
  const [form, setForm] = useState(opened)
  const [refusal, setRefusal] = useState<readonly string[]>([])
  const { save, saving } = useSaveNotes(move)
  const text = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const [asking, setAsking] = useState(false)
  const router = useRouter({ warn: false })
  const changed = hasChanges({ ...opened }, { ...form })
  const question = t('Discard these changes?')
  const close = () => (changed && !saving ? setAsking(true) : onClose())
  const names = shownFormFields(features).filter(name => moveField(name).editable === 'always')
  const problems = moveFieldProblems(form, features, names)
  const reasons = [
    ...offline,
    ...(changed ? [] : [t('Nothing has been changed.')]),
    ...problems.map(({ sentence }) => sentenceText(sentence)),
  ]
  const submit = async () => {
    if (saving || reasons.length > 0) return
    const refused = await save(form)
    setRefusal(refused)
    if (refused.length === 0) onClose()
  }
  useShortcuts({ 'ctrl+s': () => void submit(), 'ctrl+enter': () => void submit() }, { scope: 'dialog' })
  const fields = {
    form,
    change: (changes: Partial<typeof form>) => setForm(now => ({ ...now, ...changes })),
    judgement: { fields: problems },
    lock: () => null,
  }
  return (
    <>
      <Dialog
        open
        onClose={close}
        title={t('Edit Notes')}
        initialFocus={text}
        footer={
          <>
            <Button size={36} variant="ghost" onClick={close}>
              {t('Cancel')}
            </Button>
            <Button
              size={36}
              variant="primary"
              busy={saving}
              reasons={reasons}
              title={reasons.length > 0 ? t('Save is not possible yet') : undefined}
              onClick={() => void submit()}
            >
              {t('Save')}
            </Button>
          </>
        }
      >
        <div className={layoutStyles.fields}>
          {refusal.length > 0 && (
            <Banner tone="red" title={refusal[0] ?? ''} onClose={() => setRefusal([])}>
              {refusal.slice(1).join(' ')}
            </Banner>
          )}
          <FormFields {...fields} names={names} textRef={text} />
        </div>
      </Dialog>
      <DiscardQuestion open={asking} title={question} onDiscard={onClose} onKeep={() => setAsking(false)} />
      {router && <LeaveGuard filled={changed && !saving} title={question} onLeave={onClose} />}
    </>
  )
}
