import { type ReactNode, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { TooltipLayer } from '../tips/tooltip-layer.tsx'

/** Draws a part on the empty page of a browser test, with the tooltip layer, and takes it away afterwards. */
export function draw(part: ReactNode): { redraw: (part: ReactNode) => void } {
  const place = document.createElement('div')
  document.body.append(place)
  const root: Root = createRoot(place)
  const redraw = (next: ReactNode) =>
    flushSync(() =>
      root.render(
        <StrictMode>
          {next}
          <TooltipLayer />
        </StrictMode>,
      ),
    )
  redraw(part)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  return { redraw }
}
