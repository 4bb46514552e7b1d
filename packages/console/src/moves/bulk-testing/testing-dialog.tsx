import { REJECTION_CODES, type RejectionCode, rejectionCodeLabel } from '@tractrix/domain/moves'
import { useState } from 'react'
import { t } from '../../platform/words.ts'
import type { MoveRow } from '../../site-data/index.ts'
import { Field } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { ShareBar } from '../../ui/marks/small-marks.tsx'
import { rowLabel } from '../words/row-label.ts'
import { OUTCOME_ICONS, runTesting, type TestingAction, type TestingOutcome } from './testing-actions.ts'
import styles from './testing-dialog.module.css'
import { useTestingTools } from './use-testing-tools.ts'

interface Props {
  action: TestingAction
  moves: readonly MoveRow[]
  /** With the moves that were refused; null: nothing was done. */
  onClose: (left: readonly MoveRow[] | null) => void
}

/** Asks, does it move by move, and shows how far it is and what became of each (MV-CON-06, MV-OPEN-91). */
export function TestingDialog({ action, moves, onClose }: Props) {
  const tools = useTestingTools()
  const [code, setCode] = useState<RejectionCode | null>(null)
  const [started, setStarted] = useState(false)
  const [outcomes, setOutcomes] = useState<readonly TestingOutcome[]>([])
  const finished = started && outcomes.length === moves.length
  const refused = outcomes.filter(({ problem }) => problem !== null)
  const start = async () => {
    setStarted(true)
    await runTesting(action, moves, tools, code, outcome => setOutcomes(now => [...now, outcome]))
  }
  const close = () => {
    if (!started) onClose(null)
    else if (finished) onClose(refused.map(({ move }) => move))
  }
  const needsCode = action.asksCode && code === null
  return (
    <ConfirmDialog
      open
      title={t(action.label)}
      confirmLabel={finished ? t('Close') : t('Yes')}
      cancelLabel={started ? null : t('No')}
      danger={action.danger && !finished}
      busy={started && !finished}
      reasons={needsCode ? [t('Please select a reason.')] : []}
      onConfirm={() => (finished ? close() : void start())}
      onCancel={close}
    >
      {!started && <p>{t(action.question)}</p>}
      {!started && (
        <p className={styles.count}>
          {t('{count, plural, one {# move is} other {# moves are}} selected.', { count: moves.length })}
        </p>
      )}
      {action.asksCode && !started && (
        <Field label={t("Select the reassigned code you'd like to test")} required className={styles.code}>
          <Select
            value={code}
            options={REJECTION_CODES.map(value => ({ value, label: t(rejectionCodeLabel(value)) }))}
            onChange={setCode}
            placeholder={t('Select a code')}
          />
        </Field>
      )}
      {started && <Progress outcomes={outcomes} total={moves.length} />}
    </ConfirmDialog>
  )
}

function Progress({ outcomes, total }: { outcomes: readonly TestingOutcome[]; total: number }) {
  const done = outcomes.filter(({ problem }) => problem === null).length
  return (
    <div className={styles.progress}>
      <p role="status">
        {t('{finished} of {total}: {done} done, {refused} refused', {
          finished: outcomes.length,
          total,
          done,
          refused: outcomes.length - done,
        })}
      </p>
      <ShareBar part={outcomes.length} whole={total} />
      <ul className={styles.outcomes} aria-label={t('Outcomes')}>
        {outcomes.map(outcome => (
          <Outcome key={outcome.move.id} {...outcome} />
        ))}
      </ul>
    </div>
  )
}

function Outcome({ move, problem }: TestingOutcome) {
  const Icon = problem === null ? OUTCOME_ICONS.done : OUTCOME_ICONS.refused
  return (
    <li className={problem === null ? undefined : styles.refused}>
      <Icon size={14} aria-hidden />
      <span>
        <b>{rowLabel(move)}</b> {problem ?? t('done')}
      </span>
    </li>
  )
}
