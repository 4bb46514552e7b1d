import { createHmac } from 'node:crypto'

/** MQTT user name of the server itself. No truck can have it: see {@link truckSecret}. */
export const SERVER_USERNAME = 'server'

/**
 * The MQTT password of one truck: HMAC-SHA256 of `truck:{serial}` under the fleet key, base64url without padding.
 * The user name is the serial number. The fleet key never leaves the server and its demo simulator.
 */
export const truckSecret = (fleetKey: string, serialNumber: string): string =>
  createHmac('sha256', fleetKey).update(`truck:${serialNumber}`).digest('base64url')

/** The MQTT password of the server's own client, whose user name is {@link SERVER_USERNAME}. */
export const serverSecret = (fleetKey: string): string =>
  createHmac('sha256', fleetKey).update('server').digest('base64url')
