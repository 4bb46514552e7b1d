import type { ReactNode } from 'react'
import type { Icon } from '../actions/icon.ts'
import { classNames } from '../class-names.ts'
import styles from './status-mark.module.css'
import { type Shape, StatusShape } from './status-shape.tsx'
import type { Tone } from './tone.ts'

export interface MarkProps {
  tone: Tone
  shape?: Shape | undefined
  /** Instead of a shape, for statuses that are drawn with an icon. */
  icon?: Icon | undefined
  /** The word. Shape, word and color always stand together. */
  children: ReactNode
  className?: string | undefined
}

/** A status as it stands in a line of text or a table cell: shape, word, color. */
export function StatusMark({ tone, shape, icon: Icon, children, className }: MarkProps) {
  return (
    <span className={classNames(styles.mark, className)} data-tone={tone}>
      {shape && <StatusShape shape={shape} />}
      {Icon && <Icon size={14} aria-hidden />}
      {children}
    </span>
  )
}

/** The same in a tinted pill, for cards, heads and fields. */
export function Badge({
  tone,
  shape,
  icon: Icon,
  size = 20,
  children,
  className,
}: MarkProps & { /** Height in pixels. */ size?: 18 | 20 | undefined }) {
  const plain = shape === undefined && Icon === undefined
  return (
    <span
      className={classNames(styles.badge, size === 18 && styles.size18, plain && styles.plain, className)}
      data-tone={tone}
    >
      {shape && <StatusShape shape={shape} size={13} />}
      {Icon && <Icon size={size === 18 ? 12 : 13} aria-hidden />}
      {children}
    </span>
  )
}
