import { createRootRoute, createRouter, type RouterHistory, RouterProvider } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { parsePlainSearch, stringifyPlainSearch } from '../../platform/routing/plain-search.ts'

/** Draws a part as the page at an address, which it can read and change; the browser's own stays as it is. */
export function AtAddress({ history, children }: { history: RouterHistory; children: ReactNode }) {
  const [router] = useState(() =>
    createRouter({
      routeTree: createRootRoute({ component: () => children, notFoundComponent: () => null }),
      history,
      parseSearch: parsePlainSearch,
      stringifySearch: stringifyPlainSearch,
    }),
  )
  return <RouterProvider router={router as never} />
}
