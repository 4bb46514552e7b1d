import { Menu as BaseMenu } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import { Kbd } from '../actions/kbd.tsx'
import type { MenuAtProps, MenuItem } from './menu-types.ts'

/** The open menu; loaded with the first one that is opened (`menu.tsx`). */
export function MenuList({ anchor, label, items, align = 'end', onClose }: MenuAtProps) {
  return (
    <BaseMenu.Root open={anchor !== null} onOpenChange={open => open || onClose()} modal={false}>
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
    </BaseMenu.Root>
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
