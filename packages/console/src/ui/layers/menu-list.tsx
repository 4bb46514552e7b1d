import { Menu as BaseMenu } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import { Kbd } from '../actions/kbd.tsx'
import { classNames } from '../class-names.ts'
import styles from './item.module.css'
import type { MenuAtProps, MenuItem } from './menu-types.ts'
import popupStyles from './popup.module.css'

/** The open menu; loaded with the first one that is opened (`menu.tsx`). */
export function MenuList({ anchor, label, items, align = 'end', onClose }: MenuAtProps) {
  return (
    <BaseMenu.Root open={anchor !== null} onOpenChange={open => open || onClose()} modal={false}>
      <BaseMenu.Portal>
        <BaseMenu.Positioner
          className={popupStyles.positioner}
          sideOffset={4}
          align={align}
          {...(anchor && { anchor })}
        >
          <BaseMenu.Popup
            className={classNames(popupStyles.popup, popupStyles.list, popupStyles.menu)}
            data-part="popup"
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
    <span className={styles.words}>
      <span className={styles.label}>{item.label}</span>
      {reasons.map(reason => (
        <span key={reason} className={styles.why}>
          {reason}
        </span>
      ))}
    </span>
  )
  const look = classNames(styles.item, styles.inMenu, item.danger && styles.danger)
  return (
    <>
      {item.apart && <BaseMenu.Separator className={styles.line} />}
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
          <span className={styles.check}>{item.checked && <Check aria-hidden />}</span>
        </BaseMenu.CheckboxItem>
      )}
    </>
  )
}
