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
export function Mono({ as: Element = 'span', className, children }: TextProps) {
  return <Element className={classNames(styles.mono, className)}>{children}</Element>
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Element = 'span', children }: Omit<TextProps, 'className'>) {
  return <Element className={styles.hidden}>{children}</Element>
}

/** A small quiet remark beside the main text. */
export function Remark({ as: Element = 'span', className, children }: TextProps) {
  return <Element className={classNames(styles.remark, className)}>{children}</Element>
}

/** Text of the same size that steps back. */
export function Quiet({ as: Element = 'span', className, children }: TextProps) {
  return <Element className={classNames(styles.quiet, className)}>{children}</Element>
}

/** An empty value. */
export function Dash() {
  return <Quiet>–</Quiet>
}
