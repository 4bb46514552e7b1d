import type { DialectTable } from '../drivers/vda5050/dialect/dialect.ts'
import { Vda5050Driver } from '../drivers/vda5050/vda5050-driver.ts'
import type { VehiclePort } from '../vehicles/vehicle-port.ts'
import { FleetGateway, type FleetGatewayOptions } from './fleet-gateway.ts'

/** How the gateway is set up. */
export type GatewayOptions = Omit<FleetGatewayOptions, 'driver'> & {
  /** What differs from VDA 5050, by manufacturer; left out: what we know. */
  dialects?: DialectTable
}

/** The vehicle port over MQTT, for as long as the server runs. */
export interface Gateway extends VehiclePort {
  /** False while the broker cannot be reached. */
  isConnected(): boolean
  /** A client has taken the connection of another one of this serial number from it, as the embedded broker saw. */
  takeover(serial: string): void
  close(): Promise<void>
}

const CONNECT_WITHIN_MS = 15_000

/**
 * Connects to the broker and speaks with all vehicles there. Later losses of the connection heal by themselves.
 * @param connectWithinMilliseconds how long to wait for the broker at the start
 * @throws when the broker cannot be reached in time; the message names MQTT_URL
 */
export async function connectGateway(
  options: GatewayOptions,
  connectWithinMilliseconds: number = CONNECT_WITHIN_MS,
): Promise<Gateway> {
  const { dialects, ...rest } = options
  const gateway = new FleetGateway({ ...rest, driver: new Vda5050Driver(dialects) })
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<'late'>(resolve => {
    timer = setTimeout(() => resolve('late'), connectWithinMilliseconds)
  })
  const outcome = await Promise.race([gateway.connected, tooLate])
  clearTimeout(timer)
  if (outcome !== 'late') return gateway
  await gateway.close()
  const why = gateway.lastBrokerError === null ? '' : ` (${gateway.lastBrokerError})`
  throw new Error(
    `The MQTT broker at ${withoutPassword(options.mqttUrl)} cannot be reached${why}: check MQTT_URL.`,
  )
}

/** An address as it may stand in a log. */
const withoutPassword = (url: string): string => url.replace(/\/\/[^@/]*@/, '//')
