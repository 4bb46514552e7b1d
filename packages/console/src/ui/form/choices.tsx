import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import type { KeyboardEvent } from 'react'
import type { Icon } from '../actions/icon.ts'
import { classNames } from '../class-names.ts'
import styles from './choices.module.css'
import { useFieldControl } from './field.tsx'

export interface SegmentedControlProps<Value extends string> {
  /** Its name; not needed inside a `Field`. */
  label?: string | undefined
  value: Value
  options: readonly { value: Value; label: string; icon?: Icon | undefined }[]
  onChange: (value: Value) => void
}

/** One of two or three, all in sight. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, value, options, onChange } = props
  const { inField, props: names } = useFieldControl()
  return (
    <RadioGroup
      className={classNames(styles.segments, inField && styles.inField)}
      value={value}
      onValueChange={next => onChange(next as Value)}
      {...(label === undefined ? names : { 'aria-label': label })}
    >
      {options.map(option => (
        <Radio.Root
          key={option.value}
          value={option.value}
          className={classNames(styles.segment, inField && styles.segmentInField)}
        >
          {option.icon && <option.icon aria-hidden />}
          {option.label}
        </Radio.Root>
      ))}
    </RadioGroup>
  )
}

export interface NumberScaleProps {
  label?: string | undefined
  /** Null while nothing is chosen. */
  value: number | null
  /** 1 by default. */
  from?: number | undefined
  /** 10 by default. */
  to?: number | undefined
  onChange: (value: number) => void
}

/** One number of a short row. With the focus on it a digit chooses directly; 0 stands for ten. */
export function NumberScale({ label, value, from = 1, to = 10, onChange }: NumberScaleProps) {
  const { inField, props: names } = useFieldControl()
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  const keyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!/^\d$/.test(event.key) || event.ctrlKey || event.altKey || event.metaKey) return
    const typed = event.key === '0' ? 10 : Number(event.key)
    if (typed < from || typed > to) return
    onChange(typed)
    event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')[typed - from]?.focus()
  }
  return (
    <RadioGroup
      className={classNames(styles.scale, inField && styles.inField)}
      value={value}
      onValueChange={next => onChange(next as number)}
      onKeyDown={keyDown}
      {...(label === undefined ? names : { 'aria-label': label })}
    >
      {numbers.map(number => (
        <Radio.Root
          key={number}
          value={number}
          className={classNames(styles.number, inField && styles.numberInField)}
        >
          {number}
        </Radio.Root>
      ))}
    </RadioGroup>
  )
}
