import type { ComponentType } from 'react'

/** A Lucide icon, or a drawing of our own that takes the same. Its size comes from the part it stands in. */
export type Icon = ComponentType<{
  className?: string | undefined
  size?: number | string
  'aria-hidden'?: true
}>
