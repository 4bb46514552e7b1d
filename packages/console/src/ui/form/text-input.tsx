import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { Icon } from '../actions/icon.ts'
import { classNames } from '../class-names.ts'
import { boxClass, useFieldControl } from './field.tsx'
import styles from './input.module.css'

export interface TextInputProps extends Omit<ComponentPropsWithRef<'input'>, 'size' | 'onChange' | 'value'> {
  value: string
  onChange: (value: string) => void
  icon?: Icon | undefined
  /** Height in pixels: 36 in forms, 30 and 26 in heads. */
  size?: 26 | 30 | 36 | undefined
  /** Stands after the text: a badge, a unit, a clear button. */
  after?: ReactNode
}

export function TextInput({
  value,
  onChange,
  icon: Icon,
  size = 36,
  after,
  className,
  ...rest
}: TextInputProps) {
  const { state, props } = useFieldControl()
  return (
    <div className={classNames(boxClass(state, size), className)} data-part="box">
      {Icon && <Icon aria-hidden />}
      <input {...props} {...rest} value={value} onChange={event => onChange(event.target.value)} />
      {after}
    </div>
  )
}

export interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'onChange' | 'value'> {
  value: string
  onChange: (value: string) => void
}

/** Grows with its text. */
export function TextArea({ value, onChange, className, ...rest }: TextAreaProps) {
  const { state, props } = useFieldControl()
  return (
    <div className={classNames(boxClass(state, 36), styles.area, className)} data-part="box">
      <textarea
        rows={2}
        {...props}
        {...rest}
        value={value}
        onChange={event => onChange(event.target.value)}
      />
    </div>
  )
}
