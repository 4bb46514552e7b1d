import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** OWASP's second recommendation for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 }
const KEY_BYTES = 32
const SALT_BYTES = 16
const VERSION = 19

/** A hash to store, in the usual text form, so that its costs can rise later without a migration. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await deriveKey(password, salt, COST, KEY_BYTES)
  const { memory, passes, parallelism } = COST
  return `$argon2id$v=${VERSION}$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(key)}`
}

/**
 * Whether the password belongs to the hash; false for a hash that cannot be read.
 * With null, for an account that does not exist or has no password, it takes as long and answers false.
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const parts = parseHash(hash ?? (await nobodysHash()))
  if (!parts) return false
  const key = await deriveKey(password, parts.salt, parts.cost, parts.key.length)
  return timingSafeEqual(key, parts.key) && hash !== null
}

type Cost = typeof COST

let nobody: Promise<string> | null = null
function nobodysHash(): Promise<string> {
  nobody ??= hashPassword(randomBytes(SALT_BYTES).toString('hex'))
  return nobody
}

function deriveKey(password: string, salt: Buffer, cost: Cost, length: number): Promise<Buffer> {
  // The same letters may be typed as different code points on different keyboards.
  const message = Buffer.from(password.normalize('NFKC'))
  return derive('argon2id', { message, nonce: salt, ...cost, tagLength: length })
}

function parseHash(hash: string): { cost: Cost; salt: Buffer; key: Buffer } | null {
  const form =
    /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{22,})\$([A-Za-z0-9+/]{43,})$/
  const parts = form.exec(hash)
  if (!parts) return null
  const [, memory, passes, parallelism, salt = '', key = ''] = parts
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    key: Buffer.from(key, 'base64'),
  }
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
