import { Info, Lock } from 'lucide-react'
import { t } from '../../platform/words.ts'
import { Button } from '../../ui/actions/button.tsx'
import { useShortcuts } from '../../ui/keys/use-shortcuts.ts'
import { useBelow } from '../../ui/theme/use-media-query.ts'
import styles from './save-buttons.module.css'
import type { SaveTarget } from './use-save-move.ts'

interface Props {
  /** The edited move has left the drafts: there is one button, `Save` (MV-OPEN-64). */
  queued: boolean
  reasons: Record<SaveTarget, readonly string[]>
  saving: boolean
  /** Nothing was entered yet. */
  untouched: boolean
  onSave: (target: SaveTarget) => void
  onCancel: () => void
}

/** The foot of the form: why it cannot be queued, and its buttons (MV-MOD-13, MV-MOD-14). */
export function SaveButtons({ queued, reasons, saving, untouched, onSave, onCancel }: Props) {
  const phone = useBelow(768)
  useShortcuts({ 'ctrl+s': () => onSave('draft'), 'ctrl+enter': () => onSave('queue') }, { scope: 'dialog' })
  return (
    <>
      {!phone && !queued && !untouched && reasons.queue.length > 0 && <WhyOff reasons={reasons.queue} />}
      <Button size={36} variant="ghost" onClick={onCancel}>
        {t('Cancel')}
      </Button>
      {queued ? (
        <Button
          size={36}
          variant="primary"
          busy={saving}
          reasons={reasons.draft}
          title={reasons.draft.length > 0 ? t('Save is not possible yet') : undefined}
          onClick={() => onSave('draft')}
        >
          {t('Save')}
        </Button>
      ) : (
        <>
          <Button
            size={36}
            keys={phone ? undefined : 'Ctrl S'}
            reasons={reasons.draft}
            title={reasons.draft.length > 0 ? t('Save as Draft is not possible yet') : undefined}
            onClick={() => onSave('draft')}
          >
            {t('Save as Draft')}
          </Button>
          <Button
            size={36}
            variant="primary"
            keys={phone ? undefined : 'Ctrl Enter'}
            icon={reasons.queue.length > 0 && !phone ? Lock : undefined}
            busy={saving}
            reasons={reasons.queue}
            title={reasons.queue.length > 0 ? t('Save to Queue is not possible yet') : undefined}
            onClick={() => onSave('queue')}
          >
            {t('Save to Queue')}
          </Button>
        </>
      )}
    </>
  )
}

/** `Save to Queue is off: 2 warnings`; a single reason stands there itself. */
function WhyOff({ reasons }: { reasons: readonly string[] }) {
  const count = reasons.length
  const what = count === 1 ? (reasons[0] ?? '') : t('{count} warnings', { count })
  return (
    <span className={styles.why}>
      <Info size={14} aria-hidden />
      {t('Save to Queue is off: {what}', { what })}
    </span>
  )
}
