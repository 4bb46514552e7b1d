import { LayerStack, type SvgPen } from '../../../../map-kit/index.ts'
import type { PreviewMap } from '../scene/preview-scene.ts'
import { endsLayer } from './ends-layer.tsx'
import { groundLayer } from './ground-layer.tsx'
import { routeLayer } from './route-layer.tsx'
import { spotsLayer } from './spots-layer.tsx'

/** The layers of the picture beside the move form. */
export const previewLayers = new LayerStack<PreviewMap, SvgPen>([
  groundLayer,
  spotsLayer,
  routeLayer,
  endsLayer,
])
