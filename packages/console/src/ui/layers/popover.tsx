import { type ReactElement, type ReactNode, useState } from 'react'
import { lazyPart } from '../lazy/lazy-part.tsx'
import { popupFrame } from '../lazy/part-frames.tsx'
import type { PopoverAtProps } from './popover-types.ts'
import { type TriggerProps, useLayerTrigger } from './use-layer-trigger.ts'

export type { PopoverAtProps } from './popover-types.ts'

const panelPart = lazyPart(async () => (await import('./popover-panel.tsx')).PopoverPanel, popupFrame)
const PopoverPanel = panelPart.Part

/** Fetches what panels are drawn with, so that the first one opens at once and without a connection. */
export const preloadPopovers = panelPart.preload

export interface PopoverProps {
  /** A `Button` or `IconButton`. */
  trigger: ReactElement<TriggerProps>
  title?: string | undefined
  align?: 'start' | 'center' | 'end' | undefined
  /** What stands in the panel; `close` closes it. */
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** A small panel that hangs on a button. */
export function Popover({ trigger, title, align = 'start', children }: PopoverProps) {
  const { button, anchor, close } = useLayerTrigger(trigger, 'dialog')
  return (
    <>
      {button}
      <PopoverAt anchor={anchor} title={title} align={align} onClose={close}>
        {typeof children === 'function' ? children(close) : children}
      </PopoverAt>
    </>
  )
}

/** One panel shared by many triggers, such as the heads of a table. Its code is loaded with the first that opens. */
export function PopoverAt(props: PopoverAtProps) {
  const [used, setUsed] = useState(false)
  if (props.anchor !== null && !used) setUsed(true)
  return used && <PopoverPanel {...props} />
}
