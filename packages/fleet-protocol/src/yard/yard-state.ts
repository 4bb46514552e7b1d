import type { ManifestVersion, TruckState } from '@tractrix/domain/trucks'
import type { YardHeader } from './yard-header.ts'

export const COMMAND_STATUSES = ['WAITING', 'RUNNING', 'FINISHED', 'FAILED', 'EXPIRED'] as const
export type CommandStatus = (typeof COMMAND_STATUSES)[number]

/** How far the truck is with one of the server's `yardCommands`. */
export interface CommandState {
  commandId: string
  status: CommandStatus
  resultDescription: string | null
}

/** The part of the truck's own plan that it is carrying out now. */
export interface SegmentState {
  id: string
  /** e.g. `navigate`, `pull_from_spot`, `back_trailer`; free text of the truck. */
  type: string
}

export interface YardTrailerState {
  /** True: a trailer is hitched. */
  connected: boolean
  /** Id of the hitched trailer as given in the order's `pick`; null when none is hitched or it is not known. */
  trailerId: string | null
  /** Trailer heading minus tractor heading, radians, counter-clockwise positive, in (-π, π]; null without a trailer. */
  articulationRadians: number | null
}

/** Topic `yardState`, truck to server, retained: what VDA 5050 has no field for. */
export interface YardState extends YardHeader {
  truckState: TruckState
  segment: SegmentState | null
  /** The move the truck works on; null when it works on none. */
  moveId: string | null
  trailer: YardTrailerState
  /** True: the truck's own autonomy computer answers its gateway. */
  gatewayConnected: boolean
  /** False: the truck would refuse an order now. */
  taskable: boolean
  /** Percent, 0 to 100, of the truck's recording disk; null when not known. */
  diskUtilizationPercentage: number | null
  /** WGS84; null when the truck does not know where it is. */
  latitudeDegrees: number | null
  longitudeDegrees: number | null
  /** World frame: radians counter-clockwise from east; null when not known. */
  headingRadians: number | null
  /** Which software runs on the truck; absent or null when it does not say. */
  manifestVersion?: ManifestVersion | null
  commandStates: CommandState[]
}
