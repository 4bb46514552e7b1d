import { type Box, boxesOverlap } from './label-box.ts'

/** The sides of what a callout belongs to, in the order in which they are tried; then the corners. */
export const CALLOUT_SIDES = [
  'right',
  'left',
  'below',
  'above',
  'below right',
  'above right',
  'below left',
  'above left',
] as const
export type CalloutSide = (typeof CALLOUT_SIDES)[number]

/** A label beside something that moves: where it points to, how large it is, and how far it stays away. */
export interface CalloutWish {
  x: number
  y: number
  width: number
  height: number
  /** Free space round the point, in pixels. */
  distance: number
  /** Where the label stood in the last picture: it stays as long as it can, instead of jumping about. */
  last?: CalloutSide | undefined
}

export type PlacedCallout = Box & { side: CalloutSide }

/** Where there is no room at the side a label is tried farther away, so many times the distance. */
const FARTHER = [1, 1.7, 2.6]

/** What labels look out for. */
export interface CalloutSpace {
  /** No label stands here. */
  taken?: readonly Box[]
  /** Labels that stand fixed on the map, such as numbers: none of them is ever covered. */
  numbers?: readonly Box[]
  /** No label stands here while there is another place. */
  avoided?: readonly Box[]
  /** Size of the picture, which labels do not leave while there is room inside. */
  frame?: { width: number; height: number }
}

/**
 * Finds room for labels: right, left, below, above, at the corners, then farther away, in the order of the wishes.
 * Null for a label that would cover a number wherever it stood;
 * one that only meets other labels stands where it covers no number.
 */
export function calloutPlaces(
  wishes: readonly CalloutWish[],
  { taken = [], numbers = [], avoided = [], frame }: CalloutSpace = {},
): (PlacedCallout | null)[] {
  const used = [...taken]
  return wishes.map(wish => {
    const near = numbers.filter(number => isNear(number, wish))
    const options = optionsOf(wish).filter(option => near.every(number => !boxesOverlap(option, number)))
    const free = options.filter(option => used.every(other => !boxesOverlap(option, other)))
    const inside = free.filter(option => frame === undefined || isInside(option, frame))
    const clear = inside.find(option => avoided.every(other => !boxesOverlap(option, other)))
    const box = clear ?? inside[0] ?? free[0] ?? options[0] ?? null
    if (box) used.push(box)
    return box
  })
}

function optionsOf(wish: CalloutWish): PlacedCallout[] {
  const { last } = wish
  const sides = last === undefined ? CALLOUT_SIDES : [last, ...CALLOUT_SIDES.filter(side => side !== last)]
  return FARTHER.flatMap(times => sides.map(side => placed(wish, side, wish.distance * times)))
}

function placed({ x, y, width, height }: CalloutWish, side: CalloutSide, distance: number): PlacedCallout {
  const isCorner = side.includes(' ')
  const aside = isCorner ? distance * 0.7 : distance
  const left = side.endsWith('right') ? x + aside : side.endsWith('left') ? x - aside - width : x - width / 2
  const top = side.startsWith('below')
    ? y + aside
    : side.startsWith('above')
      ? y - aside - height
      : y - height / 2
  return { x: left, y: top, width, height, side }
}

/** Whether any place of a label could meet a box. */
function isNear(box: Box, { x, y, width, height, distance }: CalloutWish): boolean {
  const reach = distance * FARTHER.at(-1)!
  const around = {
    x: x - reach - width,
    y: y - reach - height,
    width: 2 * (reach + width),
    height: 2 * (reach + height),
  }
  return boxesOverlap(box, around)
}

const isInside = (box: Box, frame: { width: number; height: number }) =>
  box.x >= 0 && box.y >= 0 && box.x + box.width <= frame.width && box.y + box.height <= frame.height
