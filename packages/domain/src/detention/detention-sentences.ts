import { defineSentences, type Sentence } from '../platform/index.ts'
import type { ClockReading } from './clock-reading.ts'

/** How a clock stands, in a few words. */
export const DETENTION_SENTENCES = defineSentences('detention', {
  no_terms: 'no terms',
  left: '{time} left',
  over: 'Over {time}',
  held: 'Held, {time} left',
  held_over: 'Held, over {time}',
})

/** `12 h left`, `Over 1 d 2 h`, `no terms`: what a clock says beside its shape. */
export function detentionSentence({ state, leftMs }: Pick<ClockReading, 'state' | 'leftMs'>): Sentence {
  if (leftMs === null) return DETENTION_SENTENCES.of('no_terms')
  const time = spanText(Math.abs(leftMs))
  if (state === 'held') return DETENTION_SENTENCES.of(leftMs < 0 ? 'held_over' : 'held', { time })
  return DETENTION_SENTENCES.of(leftMs < 0 ? 'over' : 'left', { time })
}

/** `1 d 2 h`, `12 h`, `45 m`: a span for tables, in whole hours from one hour on. */
export function spanText(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000)
  const hours = Math.floor(minutes / 60)
  if (hours < 1) return `${minutes} m`
  if (hours < 24) return `${hours} h`
  return hours % 24 === 0 ? `${hours / 24} d` : `${Math.floor(hours / 24)} d ${hours % 24} h`
}
