import { readClock, totalOf } from '@tractrix/domain/detention'
import { useNow } from '../../platform/clock.ts'
import { moneyListText } from './money-text.ts'
import type { TrailerClock } from './trailer-clock.ts'

/** What the stay of a trailer has cost so far, all its clocks together; a dash for nothing (OP-OPEN-30). */
export function DetentionCost({ clock }: { clock: TrailerClock | null }) {
  const now = useNow()
  if (clock === null) return null
  const { charge } = readClock(clock, now)
  return <span>{moneyListText(totalOf([...clock.earlierCharges, ...(charge ? [charge] : [])]))}</span>
}
