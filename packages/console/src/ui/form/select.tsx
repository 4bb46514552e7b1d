import { CSPProvider } from '@base-ui/react/csp-provider'
import { Select as BaseSelect } from '@base-ui/react/select'
import { Check, ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Icon } from '../actions/icon.ts'
import { isOff, type OffState, offProps } from '../actions/off-state.ts'
import { classNames } from '../class-names.ts'
import itemStyles from '../layers/item.module.css'
import popupStyles from '../layers/popup.module.css'
import { boxClass, useFieldControl } from './field.tsx'
import inputStyles from './input.module.css'

export interface SelectOption<Value extends string> {
  value: Value
  label: string
  /** Quieter words after the label. */
  detail?: ReactNode
  /** A line above it sets it off from the options before. */
  apart?: boolean | undefined
}

export interface SelectProps<Value extends string> extends OffState {
  /** Its name; not needed inside a `Field`. */
  label?: string | undefined
  /** Null while nothing is chosen. */
  value: Value | null
  options: readonly SelectOption<Value>[]
  onChange: (value: Value) => void
  placeholder?: string | undefined
  icon?: Icon | undefined
  /** Height in pixels: 36 in forms, 30 and 26 in heads. */
  size?: 26 | 30 | 36 | undefined
  className?: string | undefined
}

/** One of a short list. For long lists, and lists that one searches, there is `Combobox`. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, value, options, onChange, placeholder, icon: Icon, size = 36, className } = props
  const { state, props: names } = useFieldControl()
  const off = isOff(props)
  return (
    // Without style elements of its own, which a strict content security policy would refuse.
    <CSPProvider disableStyleElements>
      <BaseSelect.Root<Value | null>
        items={options.map(option => ({ value: option.value, label: option.label }))}
        value={value}
        readOnly={off}
        onValueChange={next => next !== null && onChange(next)}
        modal={false}
      >
        <BaseSelect.Trigger
          className={classNames(boxClass(state, size, off), className)}
          data-part="box"
          {...(label === undefined ? names : { 'aria-label': label })}
          {...offProps(props, null)}
        >
          {Icon && <Icon aria-hidden />}
          <BaseSelect.Value className={inputStyles.value} placeholder={placeholder ?? ''} />
          <ChevronDown aria-hidden />
        </BaseSelect.Trigger>
        <BaseSelect.Portal>
          <BaseSelect.Positioner
            className={popupStyles.positioner}
            sideOffset={4}
            align="start"
            alignItemWithTrigger={false}
          >
            <BaseSelect.Popup className={classNames(popupStyles.popup, popupStyles.list)} data-part="popup">
              <BaseSelect.List>
                {options.map(option => (
                  <BaseSelect.Item
                    key={option.value}
                    value={option.value}
                    className={classNames(itemStyles.item, option.apart && itemStyles.apart)}
                  >
                    <BaseSelect.ItemText className={itemStyles.text}>{option.label}</BaseSelect.ItemText>
                    {option.detail && <span className={itemStyles.detail}>{option.detail}</span>}
                    <BaseSelect.ItemIndicator className={itemStyles.check}>
                      <Check aria-hidden />
                    </BaseSelect.ItemIndicator>
                  </BaseSelect.Item>
                ))}
              </BaseSelect.List>
            </BaseSelect.Popup>
          </BaseSelect.Positioner>
        </BaseSelect.Portal>
      </BaseSelect.Root>
    </CSPProvider>
  )
}
