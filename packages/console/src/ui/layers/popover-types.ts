import type { ReactNode } from 'react'

export interface PopoverAtProps {
  /** The element that the panel hangs on; null while it is closed. */
  anchor: Element | null
  title?: string | undefined
  align?: 'start' | 'center' | 'end' | undefined
  onClose: () => void
  children: ReactNode
}
