import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { classNames } from '../class-names.ts'
import type { Icon } from './icon.ts'
import styles from './icon-button.module.css'
import { isOff, type OffState, offProps } from './off-state.ts'

export interface IconButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'title' | 'disabled'>,
    OffState {
  icon: Icon
  /** Its name, and its tooltip while it is on. */
  label: string
  /** 26 in rows and heads, 32 in the header, 44 for fingers. */
  size?: 26 | 32 | 44 | undefined
  /** The key that does the same, shown in the tooltip. */
  keys?: string | undefined
}

const SIZES = {
  26: undefined,
  32: styles.size32,
  44: styles.size44,
} satisfies Record<NonNullable<IconButtonProps['size']>, string | undefined>

/** A button without text: its label is its name and its tooltip. Children are laid over it, such as a count. */
export function IconButton({
  icon: Icon,
  label,
  size = 26,
  keys,
  reasons,
  title,
  fixKeys,
  disabled,
  onClick,
  className,
  type = 'button',
  children,
  ...rest
}: IconButtonProps) {
  const state = { reasons, title, fixKeys, disabled }
  const off = isOff(state)
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (off) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type={type}
      className={classNames(styles.button, SIZES[size], className)}
      aria-label={label}
      {...rest}
      {...offProps(state, { title: title ?? label, keys })}
      onClick={press}
    >
      <Icon aria-hidden />
      {children}
    </button>
  )
}
