import { listLabel } from '@tractrix/domain/platform'
import { t } from '../../platform/words.ts'
import type { HistoryLine } from './history-line.ts'

/** Who made it happen; what kind of actor where there is no name. */
export function actorText({ actorKind, actorName }: Pick<HistoryLine, 'actorKind' | 'actorName'>): string {
  return actorName ?? t(listLabel(actorKind))
}
