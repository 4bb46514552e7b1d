import { createElement, type ReactElement } from 'react'
import type { LayerStack } from '../layers/layer-stack.ts'
import type { MapScene, MapTypes } from '../scene/map-types.ts'
import type { Viewport } from '../viewport/viewport.ts'
import type { SvgPen } from './svg-pen.ts'

export interface SvgMapProps<M extends MapTypes> {
  layers: LayerStack<M, SvgPen>
  scene: MapScene<M>
  viewport: Viewport
  /** What the picture shows, in words. */
  label: string
}

/** A small map that stands still, as one SVG picture with the layers from bottom to top. */
export function SvgMap<M extends MapTypes>({ layers, scene, viewport, label }: SvgMapProps<M>) {
  const elements: ReactElement[] = []
  const pen: SvgPen = { draw: element => elements.push(element) }
  const scale = { ...viewport, step: 20 } as const
  layers.paintStill(pen, scene.still, viewport, scale)
  layers.paintMoving(pen, scene, viewport, scale)
  const { width, height } = viewport
  return createElement(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': label },
    ...elements,
  )
}
