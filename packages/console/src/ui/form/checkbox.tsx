import { Checkbox as BaseCheckbox } from '@base-ui/react/checkbox'
import { Switch as BaseSwitch } from '@base-ui/react/switch'
import { Check, Minus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { isOff, type OffState, offProps } from '../actions/off-state.ts'
import { classNames } from '../class-names.ts'
import styles from './checkbox.module.css'

export interface CheckboxProps extends OffState {
  checked: boolean
  /** Some of what it stands for is on. */
  mixed?: boolean | undefined
  onChange: (checked: boolean) => void
  className?: string | undefined
  children: ReactNode
}

/** A box with its words beside it. With `reasons` it keeps its state and says why. */
export function Checkbox({ checked, mixed = false, onChange, className, children, ...state }: CheckboxProps) {
  const off = isOff(state)
  const labelId = useId()
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the box inside is the control
    <label className={classNames(styles.option, className)}>
      <BaseCheckbox.Root
        className={styles.box}
        checked={checked}
        indeterminate={mixed}
        aria-labelledby={labelId}
        onCheckedChange={next => off || onChange(next)}
        {...offProps(state, null)}
      >
        <BaseCheckbox.Indicator>
          {mixed ? <Minus strokeWidth={3} aria-hidden /> : <Check strokeWidth={3} aria-hidden />}
        </BaseCheckbox.Indicator>
      </BaseCheckbox.Root>
      <span id={labelId}>{children}</span>
    </label>
  )
}

export interface SwitchProps extends OffState {
  on: boolean
  onChange: (on: boolean) => void
  children: ReactNode
}

/** Something that is on or off at once, without a button to save it. */
export function Switch({ on, onChange, children, ...state }: SwitchProps) {
  const off = isOff(state)
  const labelId = useId()
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the switch inside is the control
    <label className={styles.option}>
      <BaseSwitch.Root
        className={styles.switch}
        checked={on}
        aria-labelledby={labelId}
        onCheckedChange={next => off || onChange(next)}
        {...offProps(state, null)}
      >
        <BaseSwitch.Thumb className={styles.thumb} />
      </BaseSwitch.Root>
      <span id={labelId}>{children}</span>
    </label>
  )
}
