import { createHash } from 'node:crypto'

/** The namespace under which all demo names become ids. */
const DEMO_NAMESPACE = '6f1f3b1c-7a52-5d0e-9a57-2b1b3f8c4e10'

/** The UUID (version 5, RFC 9562) of a name such as `zone/baltimore/E01`; the same on every machine. */
export function demoId(name: string): string {
  const hash = createHash('sha1')
    .update(Buffer.from(DEMO_NAMESPACE.replaceAll('-', ''), 'hex'))
    .update(name, 'utf8')
    .digest()
    .subarray(0, 16)
  hash[6] = (hash[6]! & 0x0f) | 0x50
  hash[8] = (hash[8]! & 0x3f) | 0x80
  const hex = hash.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
