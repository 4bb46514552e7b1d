import { SERVER_USERNAME, serverSecret } from '@tractrix/fleet-protocol'
import { connectGateway, type Gateway, startBroker } from '../../fleet/index.ts'
import { WireTruck } from '../../fleet/testing/wire-truck.ts'
import { systemClock } from '../../platform/clock.ts'
import type { ServerContext } from '../../platform/context/index.ts'
import type { LiveTrucks } from '../../trucks/index.ts'
import { startTrucks } from '../../trucks/test-trucks.ts'
import { Dispatcher } from '../dispatcher.ts'

const FLEET_KEY = 'test-fleet-key'

/** A server's whole fleet side, joined as `buildApp` does, with trucks that are raw MQTT clients. Real time. */
export interface WireFleet {
  gateway: Gateway
  trucks: LiveTrucks
  dispatcher: Dispatcher
  /** A connected truck. @param clockOffset its clock minus ours, in milliseconds */
  truck(serial: string, clockOffset?: number): Promise<WireTruck>
  close(): Promise<void>
}

/** Starts broker, gateway, live trucks and dispatch for the sites of `app`. */
export async function startWireFleet(app: ServerContext): Promise<WireFleet> {
  Object.assign(app, { clock: systemClock })
  const broker = await startBroker({ host: '127.0.0.1', port: 0, fleetKey: FLEET_KEY })
  const trucks = await startTrucks(app)
  const gateway = await connectGateway({
    mqttUrl: broker.url,
    credentials: { username: SERVER_USERNAME, password: serverSecret(FLEET_KEY) },
    isKnown: vehicle => trucks.fleet.truckOf(vehicle) !== null,
    onTrouble: () => undefined,
  })
  trucks.follow(gateway)
  const dispatcher = new Dispatcher(app, gateway)
  await dispatcher.start()
  const connected: WireTruck[] = []
  return {
    gateway,
    trucks,
    dispatcher,
    truck: (serial, clockOffset = 0) => {
      const now = () => new Date(Date.now() + clockOffset)
      const truck = new WireTruck({ manufacturer: 'tractrix', serial }, FLEET_KEY, now)
      connected.push(truck)
      return truck.connect(broker.url)
    },
    close: async () => {
      await Promise.all(connected.map(truck => truck.leave()))
      await dispatcher.close()
      await gateway.close()
      await trucks.close()
      await broker.close()
    },
  }
}
