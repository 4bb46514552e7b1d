import type { Client } from 'urql'
import type { Feature, Prefetch } from '../platform/feature/define-feature.ts'
import { MeDocument } from '../platform/graphql/graphql.generated.ts'
import { OWN_ERRORS } from '../platform/graphql/graphql-client.ts'
import { seemsSignedIn } from '../platform/session.ts'
import { siteOfPath } from '../sites/index.ts'

/** How ids of sites look. For another the page says that it is none; the server need not. */
const SITE_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

interface Page {
  path: string
  features: readonly Feature[]
  signedIn?: boolean
}

/**
 * Asks at once for what the page at this path shows first. Its parts ask for the same when they are drawn, each only
 * after the answer to the one around it; they find their answers there or on the way, and show failures.
 */
export function prefetchPage(client: Client, { path, features, signedIn = seemsSignedIn() }: Page): void {
  const ask: Prefetch = (query, variables) =>
    void client.query(query, variables, { ...OWN_ERRORS }).toPromise()
  ask(MeDocument, {})
  if (!signedIn) return
  const named = siteOfPath(path)
  const siteId = named !== null && SITE_ID.test(named) ? named : null
  for (const { prefetch } of features) prefetch?.(ask, siteId)
}
