import { t } from '../../platform/words.ts'
import { DotMark } from '../../ui/marks/small-marks.tsx'
import type { Tone } from '../../ui/marks/tone.ts'
import type { CardFacts } from './card-facts.ts'

/** Dot and words of a truck's status; of a stale one also what it did last (OP-TRC-06). */
export function StatusText({ facts }: { facts: Pick<CardFacts, 'state' | 'lastState' | 'tone' | 'shape'> }) {
  const { state, lastState, tone, shape } = facts
  return (
    <>
      <DotMark tone={tone as Tone} shape={shape} />
      {lastState === null
        ? t(state)
        : t('{state}, last {lastState}', { state: t(state), lastState: t(lastState) })}
    </>
  )
}
