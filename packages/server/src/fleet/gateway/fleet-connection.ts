import { serviceKey } from '../../platform/context/index.ts'
import type { VehicleRef } from '../vehicles/vehicle-port.ts'
import type { Gateway } from './connect-gateway.ts'

/** This server's connection to its trucks. */
export const FLEET_CONNECTION = serviceKey<FleetConnection>('fleet connection')

/** How a server reaches its trucks: through the broker that the settings name, or through one of its own. */
export interface FleetConnection {
  /**
   * Connects, once. What vehicles have said before arrives at once, so whoever follows them must be ready.
   *
   * @param isKnown whether a vehicle is one of ours; messages of others are ignored
   */
  connect(isKnown: (vehicle: VehicleRef) => boolean): Promise<Gateway>
  /** What sends orders and receives reports; throws before `connect`. */
  readonly gateway: Gateway
}
