import type { ReactNode } from 'react'
import type { Tone } from './tone.ts'

/** A number beside a title or a tab. Red only for what waits for somebody. */
export function CountBadge({ count, red = false }: { count: number | string; red?: boolean | undefined }) {
  return <span className={`count ${red ? 'count-red' : ''}`}>{count}</span>
}

/** Something new is here; `label` says what, for those who do not see the dot. */
export function RedDot({ label }: { label: string }) {
  return <span className="reddot" role="img" aria-label={label} data-tip={label} />
}

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
  shape?: 'disc' | 'triangle' | 'octagon' | 'ring' | undefined
  label?: string | undefined
  children?: ReactNode
}) {
  const named =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label, 'data-tip': label }
  const dot = <span className={`dot dot-${shape} c-${tone}`} {...named} />
  if (children === undefined) return dot
  return (
    <span className="named">
      {dot}
      {children}
    </span>
  )
}

/** A living dot: what stands beside it is up to date. */
export function Pulse({ tone = 'green' }: { tone?: Tone | undefined }) {
  return <span className={`pulse c-${tone}`} aria-hidden="true" />
}

/** One to three bars, as of a signal, with the number they stand for: more bars are more urgent. */
export function LevelBars({ level, children }: { level: 1 | 2 | 3; children: ReactNode }) {
  return (
    <span className="named">
      <span className="levels" aria-hidden="true">
        <i className="on" />
        <i className={level >= 2 ? 'on' : ''} />
        <i className={level >= 3 ? 'on' : ''} />
      </span>
      {children}
    </span>
  )
}

/** How much of a whole, as a thin bar. `part` and `whole` in the same unit; the words stand beside it. */
export function ShareBar({ part, whole }: { part: number; whole: number }) {
  const percent = whole > 0 ? Math.min(100, Math.max(0, (part / whole) * 100)) : 0
  return (
    <span className="share" aria-hidden="true">
      <i style={{ width: `${percent}%` }} />
    </span>
  )
}

/** Codes and numbers that are compared letter by letter. */
export function Mono({ children, className = '' }: { children: ReactNode; className?: string | undefined }) {
  return <span className={`mono ${className}`}>{children}</span>
}

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>
}

/** An empty value. */
export function Dash() {
  return <span className="text-fg-3">–</span>
}
