import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './status-item.module.css'

/** One fact in the strip at the foot of the page; what counts in it is bold. */
export function StatusItem({ children }: { children: ReactNode }) {
  return <span className={styles.item}>{children}</span>
}

/** A fact that can be pressed. */
export function StatusButton({ className, ...rest }: ComponentPropsWithRef<'button'>) {
  return <button type="button" className={classNames(styles.item, styles.button, className)} {...rest} />
}
