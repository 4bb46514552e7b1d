import type { ComponentPropsWithRef, MouseEvent } from 'react'
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
  className = '',
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
      className={`btn btn-${variant} btn-${size} ${wide ? 'btn-wide' : ''} ${className}`}
      aria-busy={busy || undefined}
      {...rest}
      {...offProps(state, title === undefined ? null : { title })}
      onClick={press}
    >
      {busy ? <span className="spinner" aria-hidden="true" /> : Icon && <Icon aria-hidden />}
      {children}
      {IconAfter && <IconAfter aria-hidden />}
      {keys !== undefined && <Kbd keys={keys} />}
    </button>
  )
}
