import { RouterProvider } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Provider } from 'urql'
import type { Feature } from '../platform/feature/define-feature.ts'
import { FeaturesProvider } from '../platform/feature/features-context.ts'
import { LiveLinkProvider } from '../platform/live/live-link-context.tsx'
import { ToastRegion } from '../ui/layers/toasts.tsx'
import { ThemeProvider } from '../ui/theme/theme-provider.tsx'
import { TooltipLayer } from '../ui/tips/tooltip-layer.tsx'
import type { Connections } from './connections.ts'
import { preloadLayers } from './preload.ts'
import { createConsoleRouter } from './router.tsx'

interface ConsoleAppProps {
  features: readonly Feature[]
  connections: Connections
}

/** The whole console: theme, pages, and the layers that float over every page. */
export function ConsoleApp({ features, connections: { client, liveLink } }: ConsoleAppProps) {
  const [router] = useState(() => createConsoleRouter(features))
  useEffect(preloadLayers, [])
  return (
    <Provider value={client}>
      <LiveLinkProvider value={liveLink}>
        <ThemeProvider>
          <FeaturesProvider value={features}>
            <RouterProvider router={router} />
          </FeaturesProvider>
          <ToastRegion />
          <TooltipLayer />
        </ThemeProvider>
      </LiveLinkProvider>
    </Provider>
  )
}
