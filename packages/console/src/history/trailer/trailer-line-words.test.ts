import { expect, it } from 'vitest'
import { buildLine, buildMoved, spot } from '../testing/build-line.ts'
import type { HistoryLine } from '../words/history-line.ts'
import { groupByDay } from './group-by-day.ts'
import { trailerLineWords } from './trailer-line-words.ts'

/** The words of a line without the marks of what is bold. */
function words(line: HistoryLine): (string | null)[] {
  const { title, detail } = trailerLineWords(line)
  return [title.replace(/[\uE000\uE001]/g, ''), detail]
}

const hitched = [{ field: 'inTransit', from: false, to: true }]

it.each<[HistoryLine, string, string | null]>([
  [buildLine(), 'Drop-off confirmed', 'By J. Reyes'],
  [
    buildLine({ kind: 'trailer_checked_in', toZone: spot('PC08') }),
    'Added to inventory at PC08',
    'Checked in by J. Reyes',
  ],
  [buildLine({ kind: 'trailer_checked_in', means: 'import' }), 'Added to inventory', 'Imported by J. Reyes'],
  [buildMoved(), 'PC44 to PE23 by AV-02', 'BWI-87903 in 7:41, by Partner API'],
  [
    buildMoved({ move: { id: 'm', referenceId: null, seconds: 558, madeBy: 'M. Okafor' } }),
    'PC44 to PE23 by AV-02',
    'Move in 9:18, by M. Okafor',
  ],
  [
    buildMoved({ move: { id: 'm', referenceId: null, seconds: null, madeBy: null }, fromZone: null }),
    'Dropped at PE23 by AV-02',
    'Move',
  ],
  [buildMoved({ move: null }), 'PC44 to PE23 by AV-02', null],
  [
    buildMoved({ actorKind: 'user', actorName: 'J. Reyes' }),
    'PC44 to PE23',
    'BWI-87903 in 7:41, completed by J. Reyes',
  ],
  [buildMoved({ toZone: null, changes: hitched }), 'Picked up at PC44 by AV-02', null],
  [buildMoved({ toZone: null, fromZone: null, changes: hitched }), 'Picked up by AV-02', null],
  [buildMoved({ means: 'truck', toZone: null, changes: [] }), 'No longer in PC44', null],
  [buildMoved({ means: 'truck', changes: [] }), 'Seen at PE23 by AV-02', null],
  [buildLine({ kind: 'trailer_checked_out', fromZone: spot('PE23') }), 'Checked out of PE23', 'By J. Reyes'],
  [buildLine({ kind: 'trailer_checkout_undone' }), 'Checkout undone', 'By J. Reyes'],
  [buildLine({ kind: 'trailer_edited', toZone: spot('PA1') }), 'Placed in PA1', 'By J. Reyes'],
  [buildLine({ kind: 'trailer_edited', fromZone: spot('PA1') }), 'Taken out of PA1', 'By J. Reyes'],
  [
    buildLine({
      kind: 'trailer_edited',
      changes: [
        { field: 'notes', from: null, to: 'Seal' },
        { field: 'loaded', from: null, to: true },
      ],
    }),
    'Edited',
    'Notes, Loaded by J. Reyes',
  ],
  [buildLine({ actorKind: 'system', actorName: null }), 'Drop-off confirmed', 'By System'],
])('says %#: what happened, by whom and why', (line, title, detail) => {
  expect(words(line)).toEqual([title, detail])
})

it('puts the lines of a day together, newest first', () => {
  const at = (time: string) => buildLine({ at: `2026-05-${time}.000Z` })
  const days = groupByDay([at('12T09:00:00'), at('12T08:00:00'), at('10T23:00:00')], time =>
    time.slice(0, 10),
  )
  expect(days.map(({ day, lines }) => [day, lines.length])).toEqual([
    ['2026-05-12', 2],
    ['2026-05-10', 1],
  ])
})
