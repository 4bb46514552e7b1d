import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './text.module.css'

interface TextProps {
  /** The element that it is; a span by default. */
  as?: 'span' | 'b' | 'p' | 'h1' | 'h2' | undefined
  className?: string | undefined
  children: ReactNode
}

/** Codes and numbers that are compared letter by letter. */
export function Mono({ as: Tag = 'span', className, children }: TextProps) {
  return <Tag className={classNames(styles.mono, className)}>{children}</Tag>
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Tag = 'span', children }: Omit<TextProps, 'className'>) {
  return <Tag className={styles.hidden}>{children}</Tag>
}

/** A small quiet remark beside the main text. */
export function Remark({ as: Tag = 'span', className, children }: TextProps) {
  return <Tag className={classNames(styles.remark, className)}>{children}</Tag>
}

/** Text of the same size that steps back. */
export function Quiet({ as: Tag = 'span', className, children }: TextProps) {
  return <Tag className={classNames(styles.quiet, className)}>{children}</Tag>
}

/** An empty value. */
export function Dash() {
  return <Quiet>–</Quiet>
}
