import { createHash, randomBytes } from 'node:crypto'

/** The beginning of every key, by which people and secret scanners recognize one. */
const MARK = 'trx_'
const TOKEN = /^(trx_[0-9a-f]{12})_[\w-]{43}$/

/** Makes the token of a new key: its prefix, by which it is found and shown, and 256 random bits. */
export function newApiKeyToken(): { token: string; prefix: string; secretHash: Buffer } {
  const prefix = `${MARK}${randomBytes(6).toString('hex')}`
  const token = `${prefix}_${randomBytes(32).toString('base64url')}`
  return { token, prefix, secretHash: hashApiKeyToken(token) }
}

/** Whether a bearer token is meant as an API key, and no session's. */
export const isApiKeyToken = (token: string): boolean => token.startsWith(MARK)

/** The prefix of a token; null for what cannot be one. */
export const prefixOfToken = (token: string): string | null => TOKEN.exec(token)?.[1] ?? null

/** The secret has 256 random bits: one fast hash protects it at rest. */
export function hashApiKeyToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
