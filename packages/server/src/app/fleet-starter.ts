import { SERVER_USERNAME, serverSecret } from '@tractrix/fleet-protocol'
import {
  BrokerPortError,
  connectGateway,
  type FleetConnection,
  type Gateway,
  startBroker,
  type VehicleRef,
} from '../fleet/index.ts'
import { type Config, StartProblem } from '../platform/config/index.ts'
import type { Disposables } from '../platform/disposables.ts'
import type { Logger } from '../platform/logging.ts'

interface FleetStarterOptions {
  config: Config
  /** The secret from which the passwords of trucks and server at the embedded broker are made. */
  fleetKey: string
  log: Logger
  started: Disposables
}

/** Starts the embedded broker unless the settings name another, and connects the vehicle port to it. */
export class FleetStarter implements FleetConnection {
  readonly #options: FleetStarterOptions
  #gateway: Gateway | null = null

  constructor(options: FleetStarterOptions) {
    this.#options = options
  }

  get gateway(): Gateway {
    if (!this.#gateway) throw new Error('this server is not connected to its trucks yet')
    return this.#gateway
  }

  async connect(isKnown: (vehicle: VehicleRef) => boolean): Promise<Gateway> {
    if (this.#gateway) throw new Error('this server is connected to its trucks already')
    const { config, fleetKey, log, started } = this.#options
    let onTakeover = (_serial: string): void => {}
    const mqttUrl = config.mqttUrl ?? (await this.#startBroker(serial => onTakeover(serial)))
    const gateway = await connectGateway({
      mqttUrl,
      credentials: credentialsFor(mqttUrl, fleetKey),
      isKnown,
      standsBy: true,
      onTrouble: trouble => log.warn({ ...trouble }, 'trouble with the fleet'),
    }).catch((error: Error) => {
      throw new StartProblem(error.message)
    })
    onTakeover = serial => gateway.takeover(serial)
    started.add('fleet gateway', () => gateway.close())
    this.#gateway = gateway
    return gateway
  }

  async #startBroker(onTakeover: (serial: string) => void): Promise<string> {
    const { config, fleetKey, log, started } = this.#options
    try {
      const broker = await startBroker({
        host: config.mqttHost,
        port: config.mqttPort,
        fleetKey,
        onTakeover,
        onRefusal: refusal => log.warn({ ...refusal }, 'the broker refused a client'),
      })
      started.add('broker', () => broker.close())
      log.debug({ url: broker.url }, 'trucks may connect')
      return broker.url
    } catch (error) {
      throw error instanceof BrokerPortError ? new StartProblem(error.message) : error
    }
  }
}

/** A user in the address is meant; otherwise we sign in as the embedded broker knows us. */
function credentialsFor(mqttUrl: string, fleetKey: string): { username: string; password: string } {
  const { username, password } = new URL(mqttUrl)
  if (username) return { username: decodeURIComponent(username), password: decodeURIComponent(password) }
  return { username: SERVER_USERNAME, password: serverSecret(fleetKey) }
}
