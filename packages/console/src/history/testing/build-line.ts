import type { HistoryLine } from '../words/history-line.ts'

let made = 0

/** A line of a history: an operator confirmed the drop-off of a trailer, unless said otherwise. */
export function buildLine(changes: Partial<HistoryLine> = {}): HistoryLine {
  return {
    id: `site-1:${++made}`,
    at: '2026-05-12T13:40:00.000Z',
    kind: 'trailer_drop_off_confirmed',
    subject: 'trailer',
    subjectId: '551902',
    subjectName: 'HJBT 551902',
    means: 'hand',
    actorKind: 'user',
    actorId: 'user-2',
    actorName: 'J. Reyes',
    fromZone: null,
    toZone: null,
    move: null,
    changes: [],
    ...changes,
  }
}

export const spot = (name: string) => ({ id: name, name })

/** A truck put the trailer there by a move. */
export const buildMoved = (changes: Partial<HistoryLine> = {}): HistoryLine =>
  buildLine({
    kind: 'trailer_placed',
    means: 'move',
    actorKind: 'truck',
    actorId: 'truck-2',
    actorName: 'AV-02',
    fromZone: spot('PC44'),
    toZone: spot('PE23'),
    move: { id: 'move-1', referenceId: 'BWI-87903', seconds: 461, madeBy: 'Partner API' },
    changes: [{ field: 'inTransit', from: true, to: false }],
    ...changes,
  })
