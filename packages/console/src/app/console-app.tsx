import { RouterProvider } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Provider } from 'urql'
import { LiveLinkProvider } from '../platform/live-link-context.tsx'
import { ToastRegion } from '../ui/layers/toasts.tsx'
import { ThemeProvider } from '../ui/theme/theme-provider.tsx'
import { TooltipLayer } from '../ui/tips/tooltip-layer.tsx'
import type { Connections } from './connections.ts'
import { preloadLayers } from './preload.ts'
import { createConsoleRouter } from './router.tsx'

/** The whole console: theme, pages, and the layers that float over every page. */
export function ConsoleApp({ connections: { client, liveLink } }: { connections: Connections }) {
  const [router] = useState(createConsoleRouter)
  useEffect(preloadLayers, [])
  return (
    <Provider value={client}>
      <LiveLinkProvider value={liveLink}>
        <ThemeProvider>
          <RouterProvider router={router} />
          <ToastRegion />
          <TooltipLayer />
        </ThemeProvider>
      </LiveLinkProvider>
    </Provider>
  )
}
