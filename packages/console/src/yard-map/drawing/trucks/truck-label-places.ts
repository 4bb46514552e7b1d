import { type Box, boxesOverlap } from '../labels/label-box.ts'

export type { Box }

/** The sides of a truck, in the order in which they are tried; then the corners. */
export const LABEL_SIDES = [
  'right',
  'left',
  'below',
  'above',
  'below right',
  'above right',
  'below left',
  'above left',
] as const
export type LabelSide = (typeof LABEL_SIDES)[number]

/** What wants a label: where it points to, how large it is, and how far it stays away. */
export interface LabelWish {
  x: number
  y: number
  width: number
  height: number
  /** Free space round the point, in pixels. */
  distance: number
  /** Where the label stood in the last picture: it stays as long as it can, instead of jumping about. */
  last?: LabelSide | undefined
}

export type PlacedLabel = Box & { side: LabelSide }

/** Where there is no room beside a truck its label is tried farther away, so many times the distance. */
const FARTHER = [1, 1.7, 2.6]

/** What labels look out for. */
export interface LabelSpace {
  /** No label stands here. */
  taken?: readonly Box[]
  /** Numbers of the yard: no label ever covers one. */
  numbers?: readonly Box[]
  /** No label stands here while there is another place. */
  avoided?: readonly Box[]
  /** Size of the picture, which labels do not leave while there is room inside. */
  frame?: { width: number; height: number }
}

/**
 * Finds room for labels: right, left, below, above, at the corners, then farther away, in the order of the wishes
 * (selected first, then who needs help, then the rest). Null for a label that would cover a number wherever it stood;
 * one that only meets other labels stands where it covers no number.
 */
export function truckLabelPlaces(
  wishes: readonly LabelWish[],
  { taken = [], numbers = [], avoided = [], frame }: LabelSpace = {},
): (PlacedLabel | null)[] {
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

function optionsOf(wish: LabelWish): PlacedLabel[] {
  const { last } = wish
  const sides = last === undefined ? LABEL_SIDES : [last, ...LABEL_SIDES.filter(side => side !== last)]
  return FARTHER.flatMap(times => sides.map(side => placed(wish, side, wish.distance * times)))
}

function placed({ x, y, width, height }: LabelWish, side: LabelSide, distance: number): PlacedLabel {
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
function isNear(box: Box, { x, y, width, height, distance }: LabelWish): boolean {
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
