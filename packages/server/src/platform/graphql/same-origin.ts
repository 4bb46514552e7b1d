import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a browser's page of our own made this request: the browser says so itself (`Sec-Fetch-Site`), or the page's
 * origin has the host that was asked. Without both headers there is no proof.
 */
export function hasSameOriginProof(headers: IncomingHttpHeaders): boolean {
  if (headers.origin !== undefined) return originHost(headers.origin) === headers.host
  return headers['sec-fetch-site'] === 'same-origin'
}

/**
 * Whether the request surely comes from a page of somebody else. A program that is not a browser sends neither
 * header and is not foreign; it cannot be tricked into a request either.
 */
export function isForeignOrigin(headers: IncomingHttpHeaders): boolean {
  if (headers.origin !== undefined) return originHost(headers.origin) !== headers.host
  return headers['sec-fetch-site'] === 'cross-site' || headers['sec-fetch-site'] === 'same-site'
}

function originHost(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
