import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './small-marks.module.css'
import type { Tone } from './tone.ts'

/** A number beside a title or a tab. Red only for what waits for somebody. */
export function CountBadge({ count, red = false }: { count: number | string; red?: boolean | undefined }) {
  return (
    <span
      className={classNames(styles.count, red && styles.red)}
      data-part="count"
      data-red={red || undefined}
    >
      {count}
    </span>
  )
}

/** Something new is here; `label` says what, for those who do not see the dot. */
export function RedDot({ label }: { label: string }) {
  return <span className={styles.redDot} data-part="red-dot" role="img" aria-label={label} data-tip={label} />
}

const SHAPES = { disc: styles.disc, triangle: styles.triangle, octagon: styles.octagon, ring: styles.ring }

/**
 * State of a thing as a small shape, with its name beside it where that is given. The word for the state stands near
 * it, or in `label`.
 */
export function DotMark({
  tone,
  shape = 'disc',
  label,
  children,
}: {
  tone: Tone
  shape?: keyof typeof SHAPES | undefined
  label?: string | undefined
  children?: ReactNode
}) {
  const named =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label, 'data-tip': label }
  const dot = (
    <span className={classNames(styles.dot, SHAPES[shape])} data-part="dot" data-tone={tone} {...named} />
  )
  if (children === undefined) return dot
  return (
    <span className={styles.named}>
      {dot}
      {children}
    </span>
  )
}

/** A living dot: what stands beside it is up to date. */
export function Pulse({ tone = 'green' }: { tone?: Tone | undefined }) {
  return <span className={styles.pulse} data-part="pulse" data-tone={tone} aria-hidden="true" />
}

/** One to three bars, as of a signal, with the number they stand for: more bars are more urgent. */
export function LevelBars({ level, children }: { level: 1 | 2 | 3; children: ReactNode }) {
  return (
    <span className={styles.named}>
      <span className={styles.levels} aria-hidden="true">
        <Bar on />
        <Bar on={level >= 2} />
        <Bar on={level >= 3} />
      </span>
      {children}
    </span>
  )
}

function Bar({ on }: { on: boolean }) {
  return on ? <i className={styles.on} data-part="level" /> : <i />
}

/** How much of a whole, as a thin bar. `part` and `whole` in the same unit; the words stand beside it. */
export function ShareBar({
  part,
  whole,
  className,
}: {
  part: number
  whole: number
  className?: string | undefined
}) {
  const percent = whole > 0 ? Math.min(100, Math.max(0, (part / whole) * 100)) : 0
  return (
    <span className={classNames(styles.share, className)} aria-hidden="true">
      <i data-part="share" style={{ width: `${percent}%` }} />
    </span>
  )
}
