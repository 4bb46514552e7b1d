import { useState } from 'react'
import { useOfflineReason } from '../../platform/live/use-offline-reason.ts'
import { t } from '../../platform/words.ts'
import type { MoveRow } from '../../site-data/index.ts'
import { useSite } from '../../sites/index.ts'
import { Button } from '../../ui/actions/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import { PartDialog } from '../../ui/lazy/part-dialog.tsx'
import { Remark } from '../../ui/marks/text.tsx'
import { useCan } from '../../users/index.ts'
import { TESTING_ACTIONS, type TestingAction } from './testing-actions.ts'
import styles from './testing-bar.module.css'

const TestingDialog = lazyPart(
  async () => (await import('./testing-dialog.tsx')).TestingDialog,
  (wait, { onClose }) => <PartDialog {...wait} onClose={() => onClose(null)} />,
).Part

interface Props {
  /** The selected moves that are shown. */
  moves: readonly MoveRow[]
  /** Called after the dialog with the moves it was done to; those that were refused stay selected. */
  onDone: (done: readonly MoveRow[]) => void
  /** Among other things of a strip. */
  inline?: boolean | undefined
}

/** The bulk testing buttons of the integration console over the selected moves (MV-CON-07, MV-OPEN-91). */
export function TestingBar({ moves, onDone, inline = false }: Props) {
  const offline = useOfflineReason()
  const [asked, setAsked] = useState<{ action: TestingAction; moves: readonly MoveRow[] } | null>(null)
  const mayTestAny = useCan('move.testAny', useSite().id)
  const isForbidden = !mayTestAny && moves.some(({ source }) => source !== 'api')
  const forbidden = isForbidden ? [t('Your role may test only moves of partners.')] : []
  const reasons = moves.length === 0 ? [t('No move is selected.')] : [...offline, ...forbidden]
  const close = (left: readonly MoveRow[] | null) => {
    setAsked(null)
    if (asked !== null && left !== null) onDone(asked.moves.filter(move => !left.includes(move)))
  }
  return (
    <div
      className={classNames(styles.bar, inline && styles.inline)}
      role="toolbar"
      aria-label={t('Testing actions')}
    >
      <Remark>{t('{count} selected', { count: moves.length })}</Remark>
      {TESTING_ACTIONS.map(action => (
        <Button
          key={action.id}
          size={26}
          icon={action.icon}
          reasons={reasons}
          title={reasons.length > 0 ? t('{action} is not possible', { action: t(action.label) }) : undefined}
          onClick={() => setAsked({ action, moves })}
        >
          {t(action.label)}
        </Button>
      ))}
      {asked !== null && <TestingDialog {...asked} onClose={close} />}
    </div>
  )
}
