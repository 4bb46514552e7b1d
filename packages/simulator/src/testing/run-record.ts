import { createHash } from 'node:crypto'
import { stateBody, yardEventBody, yardRouteBody, yardStateBody } from '../client/truck-messages.ts'
import { VehicleEndpoint } from '../client/vehicle-endpoint.ts'
import type { VirtualTruck } from '../trucks/virtual-truck.ts'

/** What a number of trucks would have published, each second of a run, as one digest for each truck. */
export class RunRecord {
  readonly #trucks: readonly { endpoint: VehicleEndpoint; digest: ReturnType<typeof createHash> }[]

  constructor(trucks: readonly VirtualTruck[]) {
    this.#trucks = trucks.map(truck => ({
      endpoint: new VehicleEndpoint(truck),
      digest: createHash('sha256'),
    }))
  }

  /** Adds every message that the trucks have to publish now. */
  note(): void {
    for (const { endpoint, digest } of this.#trucks) {
      const { truck } = endpoint
      endpoint.followUp()
      digest.update(
        JSON.stringify([
          stateBody(endpoint),
          yardStateBody(endpoint),
          yardRouteBody(truck),
          truck.sightings.splice(0).map(yardEventBody),
        ]),
      )
    }
  }

  /** A line for each truck: its serial number, meters driven, and the digest of all its messages. */
  lines(): string[] {
    return this.#trucks.map(({ endpoint: { truck }, digest }) =>
      [truck.serial, `${truck.driver.odometer.toFixed(1)} m`, digest.copy().digest('hex').slice(0, 16)].join(
        ', ',
      ),
    )
  }
}
