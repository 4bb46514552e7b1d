import { type Tip, tipProps } from './tip-props.ts'

/** What makes an action impossible, and how that is shown. */
export interface OffState {
  /** Why the action is not possible now, each as a whole sentence; empty or absent when it is possible. */
  reasons?: readonly string[] | undefined
  /** First line of the tooltip. While the action is off it says what is not possible. */
  title?: string | undefined
  /** The key of the action that fixes the first reason, shown in the tooltip (`Shift D`). */
  fixKeys?: string | undefined
  /** Off without a reason to tell, because the screen says it already: the first page has none before it. */
  disabled?: boolean | undefined
}

export function isOff(state: OffState): boolean {
  return state.disabled === true || (state.reasons !== undefined && state.reasons.length > 0)
}

/**
 * Attributes of a control that may be off: it stays focusable, says so to assistive technology, and carries its
 * reasons for the tooltip.
 */
export function offProps(state: OffState, whenOn: Tip | null) {
  if (!isOff(state)) return whenOn === null ? {} : tipProps(whenOn)
  const reasons = state.reasons ?? []
  const title = state.title ?? whenOn?.title ?? ''
  const tip = title === '' && reasons.length === 0 ? {} : tipProps({ title, reasons, keys: state.fixKeys })
  return {
    'aria-disabled': true,
    ...tip,
    ...(reasons.length > 0 && { 'aria-description': reasons.join(' ') }),
  }
}
