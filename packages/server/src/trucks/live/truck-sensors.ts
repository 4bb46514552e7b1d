import { isDeepStrictEqual } from 'node:util'
import type { VehicleTelemetry } from '../../fleet/index.ts'
import { type LiveTopics, liveTopic } from '../../platform/live/index.ts'

type SensorValue = VehicleTelemetry['sensors'][number]

/** Sensor values of a truck, by name; no sensors: it has not reported any. */
export interface TruckSensors {
  truckInternalId: string
  /** ISO time when the message arrived here; null: none came yet. */
  at: string | null
  sensors: readonly SensorValue[]
}

/** Sensor values; the channels are the trucks' internal ids. */
export const truckSensors = liveTopic<TruckSensors>('truck-sensors')

/** The newest sensor values of every truck, in memory: they are for people to read, at most once a second. */
export class TruckSensorValues {
  readonly #live: LiveTopics
  readonly #values = new Map<string, TruckSensors>()

  constructor(live: LiveTopics) {
    this.#live = live
  }

  /** Takes a truck's telemetry, and publishes its sensor values when one has changed. */
  receive(truckInternalId: string, { sensors, receivedAt }: VehicleTelemetry): void {
    if (isDeepStrictEqual(this.of(truckInternalId).sensors, sensors)) return
    const values: TruckSensors = { truckInternalId, at: receivedAt, sensors }
    this.#values.set(truckInternalId, values)
    this.#live.publish(truckSensors, truckInternalId, values)
  }

  /** The newest values of a truck; without sensors when it has reported none. */
  of(truckInternalId: string): TruckSensors {
    return this.#values.get(truckInternalId) ?? { truckInternalId, at: null, sensors: [] }
  }
}
