import { createContext, type ReactNode } from 'react'

/** The grip at the head of the tile that stands here; null where tiles stay. */
export const TileGripContext = createContext<ReactNode>(null)
