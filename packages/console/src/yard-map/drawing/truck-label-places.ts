/** A box on screen in CSS pixels. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** What wants a label: where it points to, how large it is, and how far it stays away. */
export interface LabelWish {
  x: number
  y: number
  width: number
  height: number
  /** Free space round the point, in pixels. */
  distance: number
}

/**
 * Finds room for labels: right, left, below, above, in the order of the wishes (selected first, then who needs help,
 * then the rest). A label that finds no room stands on the right.
 */
export function truckLabelPlaces(wishes: readonly LabelWish[], taken: readonly Box[] = []): Box[] {
  const used = [...taken]
  return wishes.map(wish => {
    const options = optionsOf(wish)
    const box = options.find(option => used.every(other => !overlap(option, other))) ?? options[0]!
    used.push(box)
    return box
  })
}

function optionsOf({ x, y, width, height, distance }: LabelWish): Box[] {
  const middleY = y - height / 2
  return [
    { x: x + distance, y: middleY, width, height },
    { x: x - distance - width, y: middleY, width, height },
    { x: x - width / 2, y: y + distance, width, height },
    { x: x - width / 2, y: y - distance - height, width, height },
  ]
}

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
