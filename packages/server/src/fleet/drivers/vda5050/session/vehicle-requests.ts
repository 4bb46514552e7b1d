import { INSTANT_ACTION_TYPES, type InstantActionType } from '@tractrix/fleet-protocol'
import { FactsheetRequests } from './factsheet-requests.ts'
import type { VehicleMailbox } from './vehicle-mailbox.ts'
import { SILENT_AFTER_MS } from './vehicle-session.ts'

/** What one vehicle is asked for besides its orders: to pause, to go on, for its state, for its factsheet. */
export class VehicleRequests {
  readonly #mailbox: Pick<VehicleMailbox, 'sendInstantAction'>
  readonly #now: () => number
  readonly #factsheets = new FactsheetRequests()
  #stateAskedAt = Number.NEGATIVE_INFINITY
  #sent = 0

  /** @param now milliseconds since 1970 */
  constructor(mailbox: Pick<VehicleMailbox, 'sendInstantAction'>, now: () => number) {
    this.#mailbox = mailbox
    this.#now = now
  }

  pause(): void {
    this.#send(INSTANT_ACTION_TYPES.startPause)
  }

  resume(): void {
    this.#send(INSTANT_ACTION_TYPES.stopPause)
  }

  state(): void {
    this.#stateAskedAt = this.#now()
    this.#send(INSTANT_ACTION_TYPES.stateRequest)
  }

  /** Asks for its state unless that was done a moment ago. */
  stateSparingly(): void {
    if (this.#now() - this.#stateAskedAt >= SILENT_AFTER_MS) this.state()
  }

  /** The vehicle came online: it is asked for its state now, for its factsheet a little later. */
  cameOnline(): void {
    this.#factsheets.begin(this.#now())
    this.state()
  }

  wentOffline(): void {
    this.#factsheets.end()
  }

  /** What it can do is told by its factsheet; one that left it on the broker need not be asked. */
  factsheetIfDue(isKnown: () => boolean): void {
    if (!this.#factsheets.isDue(this.#now())) return
    if (isKnown()) this.#factsheets.end()
    else this.#send(INSTANT_ACTION_TYPES.factsheetRequest)
  }

  #send(actionType: InstantActionType): void {
    this.#sent += 1
    this.#mailbox.sendInstantAction(actionType, `${actionType}.${this.#now()}.${this.#sent}`)
  }
}
