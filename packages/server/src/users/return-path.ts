const LONGEST_PATH = 2_000
/** Only to parse relative to something; never sent. */
const SOMEWHERE = 'http://somewhere.invalid'

/**
 * A path of this very site to go to after signing in, or `/` for anything else: another host in any disguise, a path
 * that would come back here, or nonsense (OP-ROL-08).
 */
export function safeReturnPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || wanted.length > LONGEST_PATH) return '/'
  // Browsers read a backslash as a slash and leave out control characters, so that `/\t/host` is another host.
  if (!/^\/(?!\/)[^\\\p{Cc}]*$/u.test(wanted) || !URL.canParse(wanted, SOMEWHERE)) return '/'
  const url = new URL(wanted, SOMEWHERE)
  if (url.origin !== SOMEWHERE || url.pathname.startsWith('//')) return '/'
  if (/^\/(login|logout)(\/|$)/.test(url.pathname)) return '/'
  return url.pathname + url.search + url.hash
}
