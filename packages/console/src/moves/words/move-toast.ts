import type { SentenceText } from '@tractrix/domain/platform'
import { t } from '../../platform/words.ts'
import type { MoveRow } from '../../site-data/index.ts'
import { showToast } from '../../ui/layers/toast-queue.ts'
import { moveNames } from './move-names.ts'

/** Says what happened to a move, naming it. One toast per move: the next about it takes its place. */
export function moveToast(sentence: SentenceText, move: MoveRow): void {
  showToast({ id: `move-${move.id}`, tone: 'green', title: t(sentence), text: describeMove(move) })
}

/** `HJBT 551902 from PE23 to E16, priority 3.`; what is not known is left out. */
export function describeMove(move: MoveRow): string {
  const { scac, serial, start, end } = moveNames(move)
  const parts = [
    [scac, serial].filter(Boolean).join(' '),
    start === null ? '' : t('from {start}', { start }),
    end === null ? '' : t('to {end}', { end }),
  ]
  const what = parts.filter(part => part !== '').join(' ')
  const priority = t('priority {priority}', { priority: move.priority })
  return what === '' ? `${priority}.` : `${what}, ${priority}.`
}
