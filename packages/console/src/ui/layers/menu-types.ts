import type { Icon } from '../actions/icon.ts'

export interface MenuItem {
  id: string
  label: string
  icon?: Icon | undefined
  keys?: string | undefined
  /** One of several: true shows a check, false keeps the place for it. */
  checked?: boolean | undefined
  /** Why it is off; written under the label. */
  reasons?: readonly string[] | undefined
  danger?: boolean | undefined
  /** A line above it. */
  apart?: boolean | undefined
  onSelect: () => void
}

export interface MenuAtProps {
  /** The element that the menu hangs on; null while it is closed. */
  anchor: Element | null
  label?: string | undefined
  items: readonly MenuItem[]
  align?: 'start' | 'end' | undefined
  onClose: () => void
}
