import { SERVER_USERNAME, serverSecret } from '@tractrix/fleet-protocol'
import {
  type BrokerOptions,
  BrokerPortError,
  connectGateway,
  type Gateway,
  startBroker,
  type VehicleRef,
} from '../fleet-gateway/index.ts'
import { type Config, StartProblem } from '../platform/config/index.ts'
import type { Disposables } from '../platform/disposables.ts'
import type { Logger } from '../platform/logging.ts'

/** Starts the embedded broker unless the settings name another, and connects the vehicle port to it. */
export async function startFleet(
  config: Config,
  fleetKey: string,
  isKnown: (vehicle: VehicleRef) => boolean,
  log: Logger,
  started: Disposables,
): Promise<Gateway> {
  let onTakeover = (_serial: string): void => {}
  const mqttUrl =
    config.mqttUrl ??
    (await startEmbeddedBroker(config, { fleetKey, onTakeover: user => onTakeover(user) }, log, started))
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
  return gateway
}

async function startEmbeddedBroker(
  config: Config,
  options: Pick<BrokerOptions, 'fleetKey' | 'onTakeover'>,
  log: Logger,
  started: Disposables,
): Promise<string> {
  try {
    const broker = await startBroker({
      host: config.mqttHost,
      port: config.mqttPort,
      ...options,
      onRefusal: refusal => log.warn({ ...refusal }, 'the broker refused a client'),
    })
    started.add('broker', () => broker.close())
    log.debug({ url: broker.url }, 'trucks may connect')
    return broker.url
  } catch (error) {
    throw error instanceof BrokerPortError ? new StartProblem(error.message) : error
  }
}

/** A user in the address is meant; otherwise we sign in as the embedded broker knows us. */
function credentialsFor(mqttUrl: string, fleetKey: string): { username: string; password: string } {
  const { username, password } = new URL(mqttUrl)
  if (username) return { username: decodeURIComponent(username), password: decodeURIComponent(password) }
  return { username: SERVER_USERNAME, password: serverSecret(fleetKey) }
}
