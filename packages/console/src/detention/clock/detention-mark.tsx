import { type DetentionState, detentionSentence, readClock } from '@tractrix/domain/detention'
import { CirclePause, Clock, TriangleAlert } from 'lucide-react'
import { useNow } from '../../platform/clock.ts'
import { sentenceText } from '../../platform/sentence-text.ts'
import type { Icon } from '../../ui/actions/icon.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './detention-mark.module.css'
import type { TrailerClock } from './trailer-clock.ts'

const SHAPES: Record<DetentionState, Icon | null> = {
  no_terms: null,
  free: null,
  soon: Clock,
  over: TriangleAlert,
  held: CirclePause,
}

const LOOKS: Partial<Record<DetentionState, string | undefined>> = {
  soon: styles.soon,
  over: styles.over,
  held: styles.held,
}

/**
 * How a trailer stands against its free time, by shape, word and color: `12 h left`, `Over 1 d 2 h`, `no terms` (OP-OPEN-30).
 * Goes on with the time by itself. Nothing where the person may not see free time.
 */
export function DetentionMark({
  clock,
  className,
}: {
  clock: TrailerClock | null
  className?: string | undefined
}) {
  const now = useNow()
  if (clock === null) return null
  const reading = readClock(clock, now)
  const Shape = SHAPES[reading.state]
  return (
    <span
      className={classNames(styles.mark, LOOKS[reading.state], className)}
      data-part="detention"
      data-state={reading.state}
      data-tone={reading.state === 'over' ? 'gold' : undefined}
    >
      {Shape && <Shape size={14} aria-hidden />}
      {sentenceText(detentionSentence(reading))}
    </span>
  )
}
