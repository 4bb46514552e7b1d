import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './item.module.css'

/** A button with the look of an entry of a list that opens. */
export function ListButton({ className, ...rest }: ComponentPropsWithRef<'button'>) {
  return <button type="button" className={classNames(styles.item, className)} {...rest} />
}

/** Its text, cut where it ends. */
export function ListButtonText({ children }: { children: ReactNode }) {
  return <span className={styles.text}>{children}</span>
}
