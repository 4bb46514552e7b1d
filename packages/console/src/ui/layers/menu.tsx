import { Menu as BaseMenu } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import type { ReactElement } from 'react'
import { Button, type ButtonProps } from '../actions/button.tsx'
import type { Icon } from '../actions/icon.ts'
import { Kbd } from '../actions/kbd.tsx'

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

export interface MenuProps {
  /** A `Button` or `IconButton`. */
  trigger: ReactElement
  items: readonly MenuItem[]
  align?: 'start' | 'end' | undefined
}

/** A list of actions behind a button. */
export function Menu({ trigger, items, align = 'start' }: MenuProps) {
  return (
    <BaseMenu.Root modal={false}>
      <BaseMenu.Trigger render={trigger} />
      <MenuPopup items={items} align={align} />
    </BaseMenu.Root>
  )
}

/** The usual trigger: a button with words. */
export function MenuButton({
  label,
  items,
  align,
  ...button
}: Omit<ButtonProps, 'children'> & {
  label: string
  items: readonly MenuItem[]
  align?: 'start' | 'end' | undefined
}) {
  return <Menu trigger={<Button {...button}>{label}</Button>} items={items} align={align} />
}

export interface MenuAtProps {
  /** The element that the menu hangs on; null while it is closed. */
  anchor: Element | null
  label: string
  items: readonly MenuItem[]
  onClose: () => void
}

/** One menu shared by many triggers, such as the rows of a table. */
export function MenuAt({ anchor, label, items, onClose }: MenuAtProps) {
  return (
    <BaseMenu.Root open={anchor !== null} onOpenChange={open => open || onClose()} modal={false}>
      <MenuPopup items={items} align="end" anchor={anchor} label={label} />
    </BaseMenu.Root>
  )
}

interface PopupProps {
  items: readonly MenuItem[]
  align: 'start' | 'end'
  anchor?: Element | null
  label?: string
}

function MenuPopup({ items, align, anchor, label }: PopupProps) {
  return (
    <BaseMenu.Portal>
      <BaseMenu.Positioner className="pop-at" sideOffset={4} align={align} {...(anchor && { anchor })}>
        <BaseMenu.Popup
          className="pop pop-list pop-menu"
          aria-label={label}
          finalFocus={anchor instanceof HTMLElement ? () => anchor : true}
        >
          {items.map(item => (
            <MenuEntry key={item.id} item={item} />
          ))}
        </BaseMenu.Popup>
      </BaseMenu.Positioner>
    </BaseMenu.Portal>
  )
}

function MenuEntry({ item }: { item: MenuItem }) {
  const reasons = item.reasons ?? []
  const words = (
    <span className="item-words">
      <span className="item-label">{item.label}</span>
      {reasons.map(reason => (
        <span key={reason} className="item-why">
          {reason}
        </span>
      ))}
    </span>
  )
  const look = `item ${item.danger ? 'item-danger' : ''}`
  return (
    <>
      {item.apart && <BaseMenu.Separator className="item-line" />}
      {item.checked === undefined ? (
        <BaseMenu.Item className={look} disabled={reasons.length > 0} onClick={item.onSelect}>
          {item.icon && <item.icon aria-hidden />}
          {words}
          {item.keys !== undefined && <Kbd keys={item.keys} />}
        </BaseMenu.Item>
      ) : (
        <BaseMenu.CheckboxItem
          className={look}
          checked={item.checked}
          disabled={reasons.length > 0}
          closeOnClick
          onCheckedChange={item.onSelect}
        >
          {item.icon && <item.icon aria-hidden />}
          {words}
          <span className="item-check">{item.checked && <Check aria-hidden />}</span>
        </BaseMenu.CheckboxItem>
      )}
    </>
  )
}
