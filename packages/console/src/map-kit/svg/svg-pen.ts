import type { ReactElement } from 'react'

/** What a layer paints with on a map that is an SVG picture; it counts pixels of the view. */
export interface SvgPen {
  /** Puts an element on top of what was drawn before. */
  draw: (element: ReactElement) => void
}
