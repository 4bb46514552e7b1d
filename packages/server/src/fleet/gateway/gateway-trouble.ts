import type { VehicleTrouble } from '../vehicles/vehicle-driver.ts'

/** Something about the fleet that people should know, for the log. */
export interface GatewayTrouble {
  kind: VehicleTrouble['kind'] | 'oversize' | 'foreign-topic' | 'broker' | 'listener'
  /** Null when no message is to blame. */
  topic: string | null
  detail: string
}
