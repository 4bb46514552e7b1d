import type { KeyboardEvent, PointerEvent } from 'react'
import { t } from '../../platform/words.ts'
import { type DwellDayRow, dayText, roundTop } from './dwell-days.ts'
import styles from './dwell-plot.module.css'

/** The drawing has this size in its own units; it is stretched to the width that it is given. */
const HEIGHT = 100
const STEP = 10
const BAR = 7

interface Props {
  days: readonly DwellDayRow[]
  /** The day that is looked at, by position. */
  at: number
  onChoose: (position: number | null) => void
}

const MOVES: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: at => at - 1,
  ArrowDown: at => at - 1,
  ArrowRight: at => at + 1,
  ArrowUp: at => at + 1,
  Home: () => 0,
  End: (_at, last) => last,
}

/** A bar for each day, those over free time solid at its foot. Arrow keys and the pointer go from day to day. */
export function DwellBars({ days, at, onChoose }: Props) {
  const top = roundTop(days.map(({ onSite }) => onSite))
  const width = days.length * STEP
  const last = days.length - 1
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key]
    if (move === undefined) return
    event.preventDefault()
    onChoose(Math.min(last, Math.max(0, move(at, last))))
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { left, width: shown } = event.currentTarget.getBoundingClientRect()
    onChoose(Math.min(last, Math.max(0, Math.floor(((event.clientX - left) / shown) * days.length))))
  }
  return (
    <div className={styles.area}>
      <div className={styles.scale} aria-hidden="true">
        <span>{top}</span>
        <span>0</span>
      </div>
      <div
        className={styles.bars}
        role="slider"
        tabIndex={0}
        aria-label={t('Day')}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at}
        aria-valuetext={valueText(days[at]!)}
        onKeyDown={onKeyDown}
        onPointerMove={onPointerMove}
        onPointerLeave={() => onChoose(null)}
      >
        <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {days.map((day, position) => (
            <g key={day.date} className={position === at ? styles.chosen : undefined}>
              <rect className={styles.back} x={position * STEP} y={0} width={STEP} height={HEIGHT} />
              <Bar className={styles.onSiteBar} position={position} share={day.onSite / top} />
              <Bar className={styles.overBar} position={position} share={day.overFreeTime / top} />
            </g>
          ))}
        </svg>
      </div>
    </div>
  )
}

function Bar({
  className,
  position,
  share,
}: {
  className: string | undefined
  position: number
  share: number
}) {
  const height = share * HEIGHT
  const x = position * STEP + (STEP - BAR) / 2
  return <rect className={className} x={x} y={HEIGHT - height} width={BAR} height={height} />
}

const valueText = ({ date, onSite, overFreeTime }: DwellDayRow): string =>
  t('{day}: {onSite} on site, {overFreeTime} over free time', { day: dayText(date), onSite, overFreeTime })
