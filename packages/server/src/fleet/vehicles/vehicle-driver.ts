import type { Job, OpenJob, VehicleEvent, VehicleRef, VehicleStatus } from './vehicle-port.ts'

/**
 * One way of speaking with vehicles, such as VDA 5050. The gateway knows a vehicle's language only through this. An
 * `Address` is what the driver reads from a topic; the gateway hands it on, so that a topic is parsed once.
 */
export interface VehicleDriver<Address extends VehicleAddress = VehicleAddress> {
  /** MQTT filters of the topics that vehicles write to. */
  readonly filters: readonly string[]
  /** The same for topics that it does not understand but can explain; a broker may refuse them. */
  readonly optionalFilters: readonly string[]
  /** Whose topic this is; null when no vehicle writes to it. */
  addressOf(topic: string): Address | null
  /** Begins to speak with a vehicle. */
  drive(options: DriveOptions): DrivenVehicle<Address>
}

/** What a topic says: whose it is, and whatever else the driver wants to know when the message is received. */
export interface VehicleAddress {
  /** The whole topic, for the log. */
  topic: string
  vehicle: VehicleRef
  /** False: messages of this topic can only be explained, whatever is in them. */
  isUnderstood: boolean
}

/** What a driver is given for one vehicle. */
export interface DriveOptions {
  vehicle: VehicleRef
  /** Milliseconds since 1970. */
  now: () => number
  publish: (topic: string, payload: string) => void
  emit: (event: VehicleEvent) => void
  onTrouble: (trouble: VehicleTrouble) => void
}

/** A message that could not be used, for the log. */
export interface VehicleTrouble {
  kind: 'invalid' | 'unsupported-version' | 'ignored'
  topic: string
  detail: string
}

/** One vehicle: what it said last, whether it is there, and its one job. */
export interface DrivenVehicle<Address extends VehicleAddress = VehicleAddress> {
  readonly ref: VehicleRef
  /** Takes a message from one of its topics. A retained one tells of the past: it proves neither life nor progress. */
  receive(address: Address, payload: Uint8Array, retained: boolean): void
  assign(job: Job): void
  cancel(moveId: string, attempt: number): void
  release(moveId: string, attempt: number): void
  adopt(open: OpenJob): void
  /** The server has taken up all its jobs: orders of ours beyond them are strays. */
  allJobsKnown(): void
  /** Another server looks after the vehicle's job from now on. */
  standBy(): void
  pause(): void
  resume(): void
  requestState(): void
  /** Another client has taken its connection. */
  takeover(): void
  /** The broker cannot be reached: nobody knows who is still there. */
  linkLost(): void
  /** To be called about twice a second. */
  tick(): void
  status(): VehicleStatus
}
