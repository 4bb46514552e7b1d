import type { Client } from 'urql'
import { MeDocument, OpenMovesDocument, SitesDocument } from '../platform/graphql.generated.ts'
import { OWN_ERRORS } from '../platform/graphql-client.ts'
import { seemsSignedIn } from '../platform/session.ts'
import { siteOfPath } from '../sites/index.ts'

/** How ids of sites look. For another the page says that it is none; the server need not. */
const SITE_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * Asks at once for what the page at this path shows first. Its parts ask for the same when they are drawn, each only
 * after the answer to the one around it; they find their answers there or on the way, and tell about failures.
 */
export function askAhead(client: Client, path: string, signedIn: boolean = seemsSignedIn()): void {
  const ask: Client['query'] = (query, variables) => client.query(query, variables, { ...OWN_ERRORS })
  void ask(MeDocument, {}).toPromise()
  if (!signedIn) return
  void ask(SitesDocument, {}).toPromise()
  const siteId = siteOfPath(path)
  if (siteId !== null && SITE_ID.test(siteId)) void ask(OpenMovesDocument, { siteId }).toPromise()
}
