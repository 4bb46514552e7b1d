import { brokerAddress } from '@tractrix/fleet-protocol'
import mqtt, { type IClientOptions, type MqttClient } from 'mqtt'

/** How the server signs in at the broker, unless the address says so itself or a client certificate does. */
export interface BrokerCredentials {
  username?: string
  password?: string
}

export interface MqttLinkOptions {
  /** mqtt:// or mqtts://, also with certificates as {@link brokerAddress} reads them. */
  url: string
  credentials: BrokerCredentials
  filters: readonly string[]
  /** Subscribed to as well, where the broker allows it. */
  optionalFilters?: readonly string[]
  onMessage: (topic: string, payload: Uint8Array, retained: boolean) => void
  /** Connected and subscribed: at first and after every loss. */
  onUp: () => void
  onDown: () => void
  onError: (error: Error) => void
  /** Milliseconds between attempts to connect again. */
  reconnectMilliseconds: number
}

/** The server's own connection to the broker: MQTT 3.1.1, QoS 1, connects again by itself for ever. */
export class MqttLink {
  readonly #options: MqttLinkOptions
  readonly #client: MqttClient
  #up = false

  constructor(options: MqttLinkOptions) {
    this.#options = options
    const { username, password } = options.credentials
    const { url, tls } = brokerAddress(options.url)
    const settings: IClientOptions = {
      protocolVersion: 4,
      clientId: `tractrix-server-${crypto.randomUUID().slice(0, 8)}`,
      clean: true,
      keepalive: 10,
      reconnectPeriod: options.reconnectMilliseconds,
      connectTimeout: 10_000,
      resubscribe: false,
      queueQoSZero: false,
      ...(username === undefined ? {} : { username }),
      ...(password === undefined ? {} : { password }),
      ...tls,
    }
    this.#client = mqtt.connect(url, settings)
    this.#client.on('connect', () => this.#subscribe())
    this.#client.on('close', () => this.#down())
    this.#client.on('error', error => options.onError(error as Error))
    this.#client.on('message', (topic, payload, packet) => options.onMessage(topic, payload, packet.retain))
  }

  get isUp(): boolean {
    return this.#up
  }

  /**
   * Sends with QoS 1 when the broker can be reached; otherwise not at all: whatever matters is sent again by its own
   * rules, and what has waited long would arrive out of place.
   */
  publish(topic: string, payload: string): void {
    if (!this.#up) return
    this.#client.publish(topic, payload, { qos: 1 }, error => {
      if (error) this.#options.onError(error)
    })
  }

  async close(): Promise<void> {
    this.#client.removeAllListeners('close')
    this.#up = false
    await this.#client.endAsync(true)
  }

  #subscribe(): void {
    this.#client.subscribe([...this.#options.filters], { qos: 1 }, (error, granted) => {
      const refused = granted?.filter(({ qos }) => qos === 128).map(({ topic }) => topic) ?? []
      if (error || refused.length > 0) {
        this.#options.onError(
          error ?? new Error(`broker refused to let the server read ${refused.join(', ')}`),
        )
        return
      }
      this.#up = true
      this.#options.onUp()
      const { optionalFilters = [] } = this.#options
      // A broker that refuses these takes nothing from us that we need.
      if (optionalFilters.length > 0)
        this.#client.subscribe([...optionalFilters], { qos: 0 }, () => undefined)
    })
  }

  #down(): void {
    if (!this.#up) return
    this.#up = false
    this.#options.onDown()
  }
}
