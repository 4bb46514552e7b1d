import { createHash, timingSafeEqual } from 'node:crypto'
import { isTopicLevel, SERVER_USERNAME, serverSecret, truckSecret } from '@tractrix/fleet-protocol'

/**
 * True when the password is the one that belongs to the user name: {@link truckSecret} of the serial number, or the
 * server's own. The comparison takes the same time whatever the password.
 */
export function isIdentity(fleetKey: string, user: string, password: Uint8Array): boolean {
  if (!isTopicLevel(user)) return false
  const expected = user === SERVER_USERNAME ? serverSecret(fleetKey) : truckSecret(fleetKey, user)
  return timingSafeEqual(digest(Buffer.from(expected)), digest(password))
}

const digest = (secret: Uint8Array) => createHash('sha256').update(secret).digest()
