import {
  everyVehicleFilter,
  NEWER_VEHICLE_FILTER,
  VEHICLE_TOPICS,
  type VehicleId,
  vehicleTopic,
} from '@tractrix/fleet-protocol'
import type { DriveOptions, VehicleDriver } from '../../vehicles/vehicle-driver.ts'
import { type DialectTable, dialectOf, KNOWN_DIALECTS } from './dialect/dialect.ts'
import { addressOf, type Vda5050Address } from './session/vda5050-address.ts'
import { Vda5050Vehicle } from './vda5050-vehicle.ts'

/** Speaks VDA 5050 2.0 and 2.1, with the yard profile where a vehicle knows it. */
export class Vda5050Driver implements VehicleDriver<Vda5050Address> {
  readonly filters = VEHICLE_TOPICS.map(everyVehicleFilter)
  readonly optionalFilters = [NEWER_VEHICLE_FILTER]
  readonly addressOf = addressOf
  readonly #dialects: DialectTable

  constructor(dialects: DialectTable = KNOWN_DIALECTS) {
    this.#dialects = dialects
  }

  drive({ vehicle, now, publish, emit, onTrouble }: DriveOptions): Vda5050Vehicle {
    const id: VehicleId = { manufacturer: vehicle.manufacturer, serialNumber: vehicle.serial }
    return new Vda5050Vehicle({
      id,
      dialect: dialectOf(id.manufacturer, this.#dialects),
      now,
      publish: (topic, message) => publish(vehicleTopic(id, topic), JSON.stringify(message)),
      emit,
      onTrouble,
    })
  }
}
