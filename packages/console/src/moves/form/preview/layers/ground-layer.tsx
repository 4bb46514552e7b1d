import type { PreviewLayer } from '../scene/preview-scene.ts'

/** What lies under everything. */
export const groundLayer: PreviewLayer = {
  id: 'ground',
  order: 100,
  surface: 'still',
  paint: (pen, _scene, { width, height }) =>
    pen.draw(<rect width={width} height={height} fill="var(--map-road)" />),
}
