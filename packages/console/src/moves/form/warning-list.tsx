import { MOVE_INVALID_TITLE, type MoveProblem, PROBLEM_TEXTS } from '@tractrix/domain/moves'
import { TriangleAlert } from 'lucide-react'
import { t } from '../../platform/words.ts'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { focusField } from '../../ui/form/focus-field.ts'
import { FIELDS_OF_MISSING } from './model/field-of-problem.ts'
import type { MoveFieldProps } from './model/field-props.ts'
import { repairOf } from './model/repairs.ts'
import styles from './warning-list.module.css'

interface Props extends MoveFieldProps {
  /** Nothing was entered yet: what is missing is not yet complained about. */
  untouched: boolean
}

/**
 * `Move is Invalid` with everything that keeps the move out of the queue, each with the link that repairs it (MV-VAL-05);
 * what asks for an input leads to it.
 */
export function WarningList({ untouched, ...props }: Props) {
  const warnings = props.judgement.warnings.filter(problem => !untouched || !(problem in FIELDS_OF_MISSING))
  return (
    <div role="status" aria-live="polite">
      {warnings.length > 0 && (
        <div className={styles.list}>
          <h3>
            <TriangleAlert size={16} aria-hidden />
            {t(MOVE_INVALID_TITLE)}
          </h3>
          <ul>
            {warnings.map(problem => (
              <li key={problem}>
                <Sentence problem={problem} /> <RepairLink {...props} problem={problem} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function RepairLink({ form, yard, change, lock, problem }: MoveFieldProps & { problem: MoveProblem }) {
  const repair = repairOf(problem, form, yard)
  if (repair === null || lock('toZone') !== null) return null
  return <LinkButton onClick={() => change(repair.changes)}>{t(repair.label, repair.values)}</LinkButton>
}

function Sentence({ problem }: { problem: MoveProblem }) {
  const fields = FIELDS_OF_MISSING[problem]
  const sentence = t(PROBLEM_TEXTS[problem])
  if (fields === undefined) return <span>{sentence}</span>
  return (
    <button
      type="button"
      className={styles.link}
      data-part="sentence-link"
      onClick={event => focusField(event.currentTarget, fields)}
    >
      {sentence}
    </button>
  )
}
