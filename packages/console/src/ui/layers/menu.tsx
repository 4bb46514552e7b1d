import { type ReactElement, useState } from 'react'
import { Button, type ButtonProps } from '../actions/button.tsx'
import { lazyPart } from '../lazy/lazy-part.tsx'
import { popupFrame } from '../lazy/part-frames.tsx'
import type { MenuAtProps, MenuItem } from './menu-types.ts'
import { type TriggerProps, useLayerTrigger } from './use-layer-trigger.ts'

export type { MenuAtProps, MenuItem } from './menu-types.ts'

const listPart = lazyPart(async () => (await import('./menu-list.tsx')).MenuList, popupFrame)
const MenuList = listPart.Part

/** Fetches what menus are drawn with, so that the first one opens at once and without a connection. */
export const preloadMenus = listPart.preload

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
  return used && <MenuList {...props} />
}
