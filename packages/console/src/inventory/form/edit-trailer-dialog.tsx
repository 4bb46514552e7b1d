import { useRouter } from '@tanstack/react-router'
import { trailerName } from '@tractrix/domain/trailers'
import { useState } from 'react'
import { DiscardQuestion, LeaveGuard } from '../../moves/index.ts'
import { useOfflineReason } from '../../platform/live/use-offline-reason.ts'
import { t } from '../../platform/words.ts'
import { type TrailerRow, useSiteData } from '../../site-data/index.ts'
import { Button } from '../../ui/actions/button.tsx'
import { useShortcuts } from '../../ui/keys/use-shortcuts.ts'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { Banner } from '../../ui/surfaces/banner.tsx'
import { TRAILER_DIALOG_WIDTH } from '../model/inventory-limits.ts'
import { changedFields, formOfTrailer } from '../model/trailer-form.ts'
import { trailerFormProblems } from './judge-trailer-form.ts'
import { saveTrailerReasons } from './save-trailer-reasons.ts'
import styles from './single-trailer-tab.module.css'
import { TrailerFields } from './trailer-fields.tsx'
import { useSaveTrailer } from './use-save-trailer.ts'

/** Edit Trailer Info: corrects what is known of a trailer on site (OP-TRM-03, OP-TRM-18). */
export function EditTrailerDialog({ trailer, onClose }: { trailer: TrailerRow; onClose: () => void }) {
  const [opened] = useState(() => formOfTrailer(trailer))
  const [form, setForm] = useState(opened)
  const [refusal, setRefusal] = useState<readonly string[]>([])
  const [asking, setAsking] = useState(false)
  const yard = useSiteData()
  const offline = useOfflineReason()
  const router = useRouter({ warn: false })
  const { update, saving } = useSaveTrailer()
  const newest = yard.trailers.get(trailer.id) ?? trailer
  const problems = trailerFormProblems(form, {
    edited: trailer,
    onSite: [...yard.trailers.values()],
    parked: yard.parked,
  })
  const reasons = saveTrailerReasons({ form, unchanged: opened, problems, offline })
  const filled = changedFields(opened, form).length > 0 && !saving
  const question = t('Discard these changes?')
  const close = () => (filled ? setAsking(true) : onClose())
  const submit = async () => {
    if (saving || reasons.length > 0) return
    const refused = await update(trailer, form)
    setRefusal(refused)
    if (refused.length === 0) onClose()
  }
  useShortcuts({ 'ctrl+s': () => void submit(), 'ctrl+enter': () => void submit() }, { scope: 'dialog' })
  return (
    <>
      <Dialog
        open
        onClose={close}
        title={t('Edit Trailer Info')}
        width={TRAILER_DIALOG_WIDTH}
        note={trailerName(trailer)}
        footer={
          <>
            <Button size={36} variant="ghost" onClick={close}>
              {t('Cancel')}
            </Button>
            <Button
              size={36}
              variant="primary"
              keys="Ctrl S"
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
        {refusal.length > 0 && (
          <Banner
            className={styles.refusal}
            tone="red"
            title={refusal[0] ?? ''}
            onClose={() => setRefusal([])}
          >
            {refusal.slice(1).join(' ')}
          </Banner>
        )}
        <TrailerFields
          form={form}
          change={changes => setForm(now => ({ ...now, ...changes }))}
          problems={problems}
          ownZoneId={trailer.zoneId}
          needsLocation={false}
          locationLock={newest.attachedTruckId === null ? null : t('on a truck')}
        />
      </Dialog>
      <DiscardQuestion open={asking} title={question} onDiscard={onClose} onKeep={() => setAsking(false)} />
      {router && <LeaveGuard filled={filled} title={question} onLeave={onClose} />}
    </>
  )
}
