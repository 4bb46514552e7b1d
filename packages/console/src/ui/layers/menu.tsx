import { lazy, type ReactElement, Suspense, useState } from 'react'
import { loadPart } from '../../platform/load-part.ts'
import { Button, type ButtonProps } from '../actions/button.tsx'
import type { MenuAtProps, MenuItem } from './menu-types.ts'
import { type TriggerProps, useLayerTrigger } from './use-layer-trigger.ts'

export type { MenuAtProps, MenuItem } from './menu-types.ts'

const loadMenuList = () => loadPart(() => import('./menu-list.tsx'))
const MenuList = lazy(async () => ({ default: (await loadMenuList()).MenuList }))

/** Fetches what menus are drawn with, so that the first one opens at once and without a connection. */
export function preloadMenus(): void {
  void loadMenuList()
}

export interface MenuProps {
  /** A `Button` or `IconButton`. */
  trigger: ReactElement<TriggerProps>
  items: readonly MenuItem[]
  align?: 'start' | 'end' | undefined
}

/** A list of actions behind a button. */
export function Menu({ trigger, items, align = 'start' }: MenuProps) {
  const { button, anchor, close } = useLayerTrigger(trigger, 'menu')
  return (
    <>
      {button}
      <MenuAt anchor={anchor} items={items} align={align} onClose={close} />
    </>
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

/** One menu shared by many triggers, such as the rows of a table. Its code is loaded with the first that opens. */
export function MenuAt(props: MenuAtProps) {
  const [used, setUsed] = useState(false)
  if (props.anchor !== null && !used) setUsed(true)
  return <Suspense fallback={null}>{used && <MenuList {...props} />}</Suspense>
}
