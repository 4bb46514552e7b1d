import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { classNames } from '../class-names.ts'
import styles from './button.module.css'
import type { Icon } from './icon.ts'
import { Kbd } from './kbd.tsx'
import { isOff, type OffState, offProps } from './off-state.ts'

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'title' | 'disabled'>, OffState {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | 'danger-quiet' | undefined
  /** Height in pixels: 26 in rows and strips, 30 by default, 36 in forms, 44 for fingers. */
  size?: 26 | 30 | 36 | 44 | undefined
  icon?: Icon | undefined
  /** Icon after the label, for buttons that open something. */
  iconAfter?: Icon | undefined
  /** The key that does the same, printed in the button. */
  keys?: string | undefined
  /** Working on it: a ring turns and further presses do nothing. */
  busy?: boolean | undefined
  wide?: boolean | undefined
}

const VARIANTS = {
  primary: styles.primary,
  secondary: styles.secondary,
  ghost: styles.ghost,
  danger: styles.danger,
  'danger-quiet': styles.dangerQuiet,
} satisfies Record<NonNullable<ButtonProps['variant']>, string | undefined>

const SIZES = {
  26: styles.size26,
  30: undefined,
  36: styles.size36,
  44: styles.size44,
} satisfies Record<NonNullable<ButtonProps['size']>, string | undefined>

/**
 * A button that explains itself: with `reasons` it is off, still focusable, and tells on hover, focus, tap or Enter
 * what is not possible (`title`) and why.
 */
export function Button({
  variant = 'secondary',
  size = 30,
  icon: Icon,
  iconAfter: IconAfter,
  keys,
  busy = false,
  wide = false,
  reasons,
  title,
  fixKeys,
  disabled,
  onClick,
  className,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  const state = { reasons, title, fixKeys, disabled }
  const off = isOff(state)
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (off || busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type={type}
      className={classNames(styles.button, VARIANTS[variant], SIZES[size], wide && styles.wide, className)}
      aria-busy={busy || undefined}
      {...rest}
      {...offProps(state, title === undefined ? null : { title })}
      onClick={press}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : Icon && <Icon aria-hidden />}
      {children}
      {IconAfter && <IconAfter aria-hidden />}
      {keys !== undefined && <Kbd keys={keys} />}
    </button>
  )
}

export interface ButtonLinkProps extends ComponentPropsWithRef<'a'>, Pick<ButtonProps, 'variant' | 'size'> {
  icon?: Icon | undefined
}

/** A link that looks like a button: for downloads and other addresses. */
export function ButtonLink({
  variant = 'secondary',
  size = 30,
  icon: Icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a className={classNames(styles.button, VARIANTS[variant], SIZES[size], className)} {...rest}>
      {Icon && <Icon aria-hidden />}
      {children}
    </a>
  )
}
