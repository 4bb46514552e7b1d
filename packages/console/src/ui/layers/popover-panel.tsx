import { Popover as BasePopover } from '@base-ui/react/popover'
import type { PopoverAtProps } from './popover-types.ts'

/** The open panel; loaded with the first one that is opened (`popover.tsx`). */
export function PopoverPanel({ anchor, title, align = 'start', onClose, children }: PopoverAtProps) {
  return (
    <BasePopover.Root open={anchor !== null} onOpenChange={open => open || onClose()}>
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
    </BasePopover.Root>
  )
}
