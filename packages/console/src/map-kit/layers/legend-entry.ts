import type { SentenceText } from '@tractrix/domain/platform'
/** What a layer says about itself in a legend. */
export interface LegendEntry {
  id: string
  /** The legend that lists it: a map may have several. */
  group: string
  /** Its place in that legend; the lowest comes first. */
  order: number
  /** English source text. */
  label: SentenceText
  mark: LegendSwatch | LegendSign
}

/** A patch of color; `token` names it as the styles do. */
export interface LegendSwatch {
  kind: 'swatch'
  token: string
}

/** A sign in a box of 21 by 21 around zero: a shape filled with the token's color, strokes and dots on it. */
export interface LegendSign {
  kind: 'sign'
  token: string
  /** Path data, as in SVG. */
  shape: string
  strokes: string
  dots: readonly { x: number; y: number; radius: number }[]
}
