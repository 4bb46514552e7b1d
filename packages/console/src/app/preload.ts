import { preloadMenus } from '../ui/layers/menu.tsx'
import { preloadPopovers } from '../ui/layers/popover.tsx'
import { preloadToasts } from '../ui/layers/toasts.tsx'
import { preloadTooltips } from '../ui/tips/tooltip-layer.tsx'

/** Later than the first list, in milliseconds. */
const PRELOAD_AFTER_MS = 1_500

/** The first screen does without floating layers; they are fetched once it stands, so that they open offline too. */
export function preloadLayers(): () => void {
  const timer = setTimeout(() => {
    preloadTooltips()
    preloadMenus()
    preloadPopovers()
    preloadToasts()
  }, PRELOAD_AFTER_MS)
  return () => clearTimeout(timer)
}
