import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'

/** Draws a part as the page at an address, which it can read and change; the browser's own stays as it is. */
export function AtAddress({ address, children }: { address: string; children: ReactNode }) {
  const [router] = useState(() =>
    createRouter({
      routeTree: createRootRoute({ component: () => children, notFoundComponent: () => null }),
      history: createMemoryHistory({ initialEntries: [address] }),
    }),
  )
  return <RouterProvider router={router as never} />
}
