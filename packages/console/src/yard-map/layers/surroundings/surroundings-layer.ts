import type { YardLayer } from '../../drawing/live-map.ts'
import { drawStreetNames } from './draw-street-names.ts'
import { drawSurroundings } from './draw-surroundings.ts'

/** The world outside the fence, in place of which an image may stand. */
export const surroundingsLayer: YardLayer = {
  id: 'surroundings',
  order: 100,
  surface: 'still',
  isShown: ({ hasOverlay }) => !hasOverlay,
  paint: (pen, { shapes }) => drawSurroundings(pen, shapes),
  paintLabels: (pen, { shapes, showLabels }) => {
    if (showLabels) drawStreetNames(pen, shapes)
  },
}
