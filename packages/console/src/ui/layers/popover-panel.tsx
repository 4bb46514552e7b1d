import { Popover as BasePopover } from '@base-ui/react/popover'
import { classNames } from '../class-names.ts'
import type { PopoverAtProps } from './popover-types.ts'
import styles from './popup.module.css'

/** The open panel; loaded with the first one that is opened (`popover.tsx`). */
export function PopoverPanel({ anchor, title, align = 'start', onClose, children }: PopoverAtProps) {
  return (
    <BasePopover.Root open={anchor !== null} onOpenChange={open => open || onClose()}>
      <BasePopover.Portal>
        <BasePopover.Positioner
          className={styles.positioner}
          sideOffset={4}
          align={align}
          collisionPadding={8}
          {...(anchor && { anchor })}
        >
          <BasePopover.Popup
            className={classNames(styles.popup, styles.panel)}
            data-part="popup"
            finalFocus={anchor instanceof HTMLElement ? () => anchor : true}
          >
            {title !== undefined && <BasePopover.Title className={styles.title}>{title}</BasePopover.Title>}
            {children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  )
}
