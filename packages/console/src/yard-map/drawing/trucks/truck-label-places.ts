/** A box on screen in CSS pixels. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export const LABEL_SIDES = ['right', 'left', 'below', 'above'] as const
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

/** What labels look out for. */
export interface LabelRoom {
  /** No label stands here. */
  taken?: readonly Box[]
  /** No label stands here while there is another place. */
  avoided?: readonly Box[]
  /** Size of the picture, which labels do not leave while there is room inside. */
  frame?: { width: number; height: number }
}

/**
 * Finds room for labels: right, left, below, above, in the order of the wishes (selected first, then who needs help,
 * then the rest). A label that finds no room stands on the right.
 */
export function truckLabelPlaces(
  wishes: readonly LabelWish[],
  { taken = [], avoided = [], frame }: LabelRoom = {},
): PlacedLabel[] {
  const used = [...taken]
  return wishes.map(wish => {
    const options = optionsOf(wish)
    const free = options.filter(option => used.every(other => !overlap(option, other)))
    const inside = free.filter(option => frame === undefined || isInside(option, frame))
    const clear = inside.find(option => avoided.every(other => !overlap(option, other)))
    const box = clear ?? inside[0] ?? free[0] ?? options[0]!
    used.push(box)
    return box
  })
}

function optionsOf({ x, y, width, height, distance, last }: LabelWish): PlacedLabel[] {
  const corners: Record<LabelSide, { x: number; y: number }> = {
    right: { x: x + distance, y: y - height / 2 },
    left: { x: x - distance - width, y: y - height / 2 },
    below: { x: x - width / 2, y: y + distance },
    above: { x: x - width / 2, y: y - distance - height },
  }
  const sides = last === undefined ? LABEL_SIDES : [last, ...LABEL_SIDES.filter(side => side !== last)]
  return sides.map(side => ({ ...corners[side], width, height, side }))
}

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const isInside = (box: Box, frame: { width: number; height: number }) =>
  box.x >= 0 && box.y >= 0 && box.x + box.width <= frame.width && box.y + box.height <= frame.height
