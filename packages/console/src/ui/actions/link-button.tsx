import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { classNames } from '../class-names.ts'
import styles from './link-button.module.css'
import { isOff, type OffState, offProps } from './off-state.ts'

export interface LinkButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'title' | 'disabled'>,
    OffState {}

/** An action that reads as part of a sentence. What leads to another page is an `<a className={styles.link}>` instead. */
export function LinkButton({
  reasons,
  title,
  fixKeys,
  disabled,
  onClick,
  className,
  type = 'button',
  children,
  ...rest
}: LinkButtonProps) {
  const state = { reasons, title, fixKeys, disabled }
  const off = isOff(state)
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (off) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type={type}
      className={classNames(styles.link, className)}
      data-part="link"
      {...rest}
      {...offProps(state, title === undefined ? null : { title })}
      onClick={press}
    >
      {children}
    </button>
  )
}

/** A link to another page that reads as part of a sentence. */
export function TextLink({ className, ...rest }: ComponentPropsWithRef<'a'>) {
  return <a className={classNames(styles.link, className)} data-part="link" {...rest} />
}
