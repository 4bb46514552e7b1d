import { MOVE_INVALID_TITLE, type MoveProblem, PROBLEM_TEXTS } from '@tractrix/domain/moves'
import { TriangleAlert } from 'lucide-react'
import { t } from '../../platform/words.ts'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import type { MoveFieldProps } from './field-props.ts'
import { repairOf } from './repairs.ts'

/** `Move is Invalid` with everything that keeps the move out of the queue, each with the link that repairs it (MV-VAL-05). */
export function WarningList(props: MoveFieldProps) {
  const { warnings } = props.judgement
  return (
    <div role="status" aria-live="polite">
      {warnings.length > 0 && (
        <div className="move-invalid">
          <h3>
            <TriangleAlert size={16} aria-hidden />
            {t(MOVE_INVALID_TITLE)}
          </h3>
          <ul>
            {warnings.map(problem => (
              <li key={problem}>
                {t(PROBLEM_TEXTS[problem])} <RepairLink {...props} problem={problem} />
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
