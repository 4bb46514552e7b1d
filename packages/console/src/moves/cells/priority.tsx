import { t } from '../../platform/words.ts'
import { LevelBars } from '../../ui/marks/small-marks.tsx'
import { priorityLevel } from './priority-level.ts'

/** The number with its bars; `label` writes `Priority` before it, where no column head says so. */
export function Priority({ priority, label = false }: { priority: number; label?: boolean }) {
  return (
    <LevelBars level={priorityLevel(priority)}>
      {label ? t('Priority {priority}', { priority }) : priority}
    </LevelBars>
  )
}
