import { ALERT_SENTENCES } from '@tractrix/domain/trucks'
import type { FleetMessages } from '@tractrix/fleet-protocol'
import type { VehicleFinding } from '../../../vehicles/vehicle-port.ts'
import { ClockOffset } from './clock-offset.ts'
import { type Arrival, MessageSequence } from './message-sequence.ts'
import { Presence } from './presence.ts'
import type { VehicleMessage } from './read-vehicle-message.ts'
import { Takeovers } from './takeovers.ts'
import { TwinDetector } from './twin-detector.ts'
import { VehicleFindings } from './vehicle-findings.ts'

/** A vehicle that is ONLINE but silent for this long is asked for its state, in milliseconds. */
export const SILENT_AFTER_MS = 4_000

/** One vehicle's connection: whether it is there, how its clock runs, and whether its messages can be what they claim. */
export class VehicleSession {
  readonly #presence = new Presence()
  readonly #sequence = new MessageSequence()
  readonly #clock = new ClockOffset()
  readonly #twins = new TwinDetector()
  readonly #takeovers = new Takeovers()
  readonly #findings: VehicleFindings
  #lastMessageAt: number | null = null

  /** @param onFindings called with all present findings whenever they change */
  constructor(onFindings: (findings: readonly VehicleFinding[]) => void) {
    this.#findings = new VehicleFindings(onFindings)
  }

  get findings(): readonly VehicleFinding[] {
    return this.#findings.list
  }

  /** The vehicle's clock minus ours, in milliseconds; null: not measured yet. */
  get clockOffset(): number | null {
    return this.#clock.milliseconds
  }

  /** When it last sent anything, milliseconds since 1970; null: never. */
  get lastMessageAt(): number | null {
    return this.#lastMessageAt
  }

  isOnline(now: number): boolean {
    return this.#presence.isOnline(now)
  }

  /** Whether it is online, but has not sent anything for a while. */
  isSilent(now: number): boolean {
    const silence = this.#presence.silence(now)
    return this.isOnline(now) && (silence === null || silence >= SILENT_AFTER_MS)
  }

  /**
   * Takes what a message says about the connection. A retained one proves no life.
   * @returns whether it is new; another one is not to be used
   */
  receive(reading: VehicleMessage, retained: boolean, now: number): Arrival {
    const { topic, message } = reading
    if (!retained) this.#lookForTwins(reading, now)
    const arrival = this.#sequence.judge(topic, message, now)
    if (arrival !== 'new') return arrival
    if (topic === 'connection') this.#onConnection(message, now)
    else if (!retained) this.#onSignOfLife(message, now)
    if (!retained) this.#lastMessageAt = now
    return arrival
  }

  /** Another client has taken its connection. */
  takeover(now: number): void {
    const count = this.#takeovers.add(now)
    if (count === null) return
    const sentence = ALERT_SENTENCES.of('many_takeovers', { count })
    this.find({ code: 'DUPLICATE_CLIENT', sentence }, now, 'takeover')
  }

  /** @param about tells findings of a kind apart, such as a topic */
  find(finding: VehicleFinding, now: number, about?: string): void {
    this.#findings.add(finding, now, about)
  }

  /** The broker cannot be reached. */
  linkLost(): void {
    // What the broker kept comes again with the connection, and counts as new then.
    this.#sequence.reset()
    this.#presence.unknown()
  }

  /** Ends findings that have not recurred. */
  tick(now: number): void {
    this.#findings.tick(now)
  }

  #onConnection({ connectionState }: FleetMessages['connection'], now: number): void {
    // A vehicle that starts again counts its messages from the beginning.
    if (connectionState === 'ONLINE') this.#sequence.reset()
    this.#presence.connection(connectionState, now)
  }

  /** Two clients with one serial number would both carry out its orders. */
  #lookForTwins({ topic, message }: VehicleMessage, now: number): void {
    const sentAt = Date.parse(message.timestamp ?? '')
    const counter = message.headerId ? { headerId: message.headerId, sentAt } : null
    const place = 'agvPosition' in message ? (message.agvPosition ?? null) : null
    if (this.#twins.add(topic, counter, place, now))
      this.find({ code: 'DUPLICATE_CLIENT', sentence: ALERT_SENTENCES.of('twins') }, now)
  }

  /** Its time tells how the vehicle's clock goes; a `connection` may be a last will that was written long before. */
  #onSignOfLife({ timestamp }: { timestamp?: string }, now: number): void {
    this.#presence.alive(now)
    if (timestamp !== undefined) this.#clock.add(Date.parse(timestamp), now)
  }
}
