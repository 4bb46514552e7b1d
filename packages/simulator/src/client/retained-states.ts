import {
  type BrokerAddress,
  parseTopic,
  readMessage,
  truckSecret,
  type VehicleId,
  vehicleTopic,
  type YardState,
} from '@tractrix/fleet-protocol'
import mqtt from 'mqtt'

/** How long to wait for the broker, and after its answer for what it kept; milliseconds. */
const BROKER_PATIENCE_MS = 1_500
const RETAINED_PATIENCE_MS = 300

/**
 * What the broker kept of the trucks' own `yardState`, by serial number. A truck that says nothing, or a broker that
 * cannot be reached in time, is no reason not to start.
 */
export async function retainedStates(
  vehicles: readonly VehicleId[],
  { brokerOf, fleetKey }: { brokerOf: (serialNumber: string) => BrokerAddress; fleetKey: string },
): Promise<Map<string, YardState>> {
  const states = await Promise.all(
    vehicles.map(vehicle => retainedState(vehicle, brokerOf(vehicle.serialNumber), fleetKey)),
  )
  return new Map(
    vehicles.flatMap(({ serialNumber }, index) => {
      const state = states[index]
      return state === null || state === undefined ? [] : [[serialNumber, state] as const]
    }),
  )
}

async function retainedState(
  vehicle: VehicleId,
  broker: BrokerAddress,
  fleetKey: string,
): Promise<YardState | null> {
  const { serialNumber } = vehicle
  const client = mqtt.connect(broker.url, {
    ...broker.tls,
    clientId: `truck-${serialNumber}-look`,
    username: serialNumber,
    password: truckSecret(fleetKey, serialNumber),
    protocolVersion: 4,
    reconnectPeriod: 300,
  })
  try {
    return await new Promise(resolve => {
      setTimeout(() => resolve(null), BROKER_PATIENCE_MS)
      client.on('error', () => {})
      client.on('message', (topic, payload) => {
        const parsed = parseTopic(topic)
        const reading = parsed === null ? null : readMessage(parsed, payload)
        if (reading?.ok && reading.topic === 'yardState') resolve(reading.message)
      })
      client.on('connect', () =>
        // Retained messages come right behind the answer to the subscription.
        client.subscribe(vehicleTopic(vehicle, 'yardState'), { qos: 1 }, () =>
          setTimeout(() => resolve(null), RETAINED_PATIENCE_MS),
        ),
      )
    })
  } finally {
    await client.endAsync(true)
  }
}
