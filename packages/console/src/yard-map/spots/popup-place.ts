import type { Box } from '../../map-kit/index.ts'

export const POPUP_SIDES = ['right', 'left', 'below', 'above'] as const
export type PopupSide = (typeof POPUP_SIDES)[number]

/** Where a popup stands, and how far along its edge its pointer sits; everything in CSS pixels. */
export interface PopupPlace {
  x: number
  y: number
  side: PopupSide
  pointer: number
}

/** From the spot to the popup, with room for the pointer. */
const GAP = 12
const EDGE = 8
/** The pointer stays this far from the popup's corners. */
const CORNER = 18

/**
 * Puts a popup beside a spot: right, left, below or above it, wherever it lies in the picture and covers none of
 * `keepFree` (the selected truck, its target). If there is no such place, where it covers the least is good enough.
 */
export function popupPlace(
  spot: Box,
  popup: { width: number; height: number },
  frame: { width: number; height: number },
  keepFree: readonly Box[] = [],
): PopupPlace {
  const places = POPUP_SIDES.map(side => placeBeside(side, spot, popup, frame))
  const inside = { x: EDGE, y: EDGE, width: frame.width - 2 * EDGE, height: frame.height - 2 * EDGE }
  const cost = (place: PopupPlace) => {
    const box = { x: place.x, y: place.y, ...popup }
    const out = popup.width * popup.height - sharedArea(box, inside)
    const covered = [spot, ...keepFree].reduce((sum, other) => sum + sharedArea(box, other), 0)
    return out + covered
  }
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best))
}

function placeBeside(
  side: PopupSide,
  spot: Box,
  popup: { width: number; height: number },
  frame: { width: number; height: number },
): PopupPlace {
  const middle = { x: spot.x + spot.width / 2, y: spot.y + spot.height / 2 }
  if (side === 'right' || side === 'left') {
    const x = side === 'right' ? spot.x + spot.width + GAP : spot.x - GAP - popup.width
    const y = between(EDGE, middle.y - popup.height / 2, frame.height - popup.height - EDGE)
    return { x, y, side, pointer: between(CORNER, middle.y - y, popup.height - CORNER) }
  }
  const y = side === 'below' ? spot.y + spot.height + GAP : spot.y - GAP - popup.height
  const x = between(EDGE, middle.x - popup.width / 2, frame.width - popup.width - EDGE)
  return { x, y, side, pointer: between(CORNER, middle.x - x, popup.width - CORNER) }
}

function between(low: number, value: number, high: number): number {
  return Math.max(low, Math.min(value, high))
}

function sharedArea(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return width > 0 && height > 0 ? width * height : 0
}
