import { Popover as BasePopover } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'

export interface PopoverProps {
  /** A `Button` or `IconButton`. */
  trigger: ReactElement
  title?: string | undefined
  align?: 'start' | 'center' | 'end' | undefined
  /** Controlled when given. */
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  children: ReactNode
}

/** A small panel that hangs on a button. */
export function Popover({ trigger, title, align = 'start', open, onOpenChange, children }: PopoverProps) {
  return (
    <BasePopover.Root {...(open !== undefined && { open })} onOpenChange={next => onOpenChange?.(next)}>
      <BasePopover.Trigger render={trigger} />
      <PopoverPopup title={title} align={align}>
        {children}
      </PopoverPopup>
    </BasePopover.Root>
  )
}

export interface PopoverAtProps {
  /** The element that the panel hangs on; null while it is closed. */
  anchor: Element | null
  title: string
  onClose: () => void
  children: ReactNode
}

/** One panel shared by many triggers, such as the heads of a table. */
export function PopoverAt({ anchor, title, onClose, children }: PopoverAtProps) {
  return (
    <BasePopover.Root open={anchor !== null} onOpenChange={open => open || onClose()}>
      <PopoverPopup title={title} align="start" anchor={anchor}>
        {children}
      </PopoverPopup>
    </BasePopover.Root>
  )
}

interface PopupProps {
  title?: string | undefined
  align: 'start' | 'center' | 'end'
  anchor?: Element | null
  children: ReactNode
}

function PopoverPopup({ title, align, anchor, children }: PopupProps) {
  return (
    <BasePopover.Portal>
      <BasePopover.Positioner
        className="pop-at"
        sideOffset={4}
        align={align}
        collisionPadding={8}
        {...(anchor && { anchor })}
      >
        <BasePopover.Popup
          className="pop pop-body"
          finalFocus={anchor instanceof HTMLElement ? () => anchor : true}
        >
          {title !== undefined && <BasePopover.Title className="pop-title">{title}</BasePopover.Title>}
          {children}
        </BasePopover.Popup>
      </BasePopover.Positioner>
    </BasePopover.Portal>
  )
}
