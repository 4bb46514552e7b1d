import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a page of our own made the browser send this request. The browser says so itself (`Sec-Fetch-Site`, which no
 * page can forge and no proxy confuses); one that does not, as over plain http, names the page's origin, whose host
 * must be the host that was asked. Without both headers there is no proof.
 */
export function hasSameOriginProof(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  return headers.origin !== undefined && originHost(headers.origin) === headers.host
}

/**
 * Whether the request surely comes from a page of somebody else. A program that is not a browser sends neither
 * header and is not foreign; it cannot be tricked into a request either. Nor is what a person typed or bookmarked.
 */
export function isForeignOrigin(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  return headers.origin !== undefined && originHost(headers.origin) !== headers.host
}

function originHost(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
