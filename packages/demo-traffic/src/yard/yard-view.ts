import type { MoveStatus } from '@tractrix/domain/moves'

/** A yard as the API shows it, with all that the demo traffic decides by. */
export interface YardView {
  /** The time of the answer. */
  now: Date
  /** IANA name. */
  timeZone: string
  isWorkingHours: boolean
  /** Whether the site has people confirm that a trailer was dropped off. */
  confirmsDropOffs: boolean
  /** Trucks that are connected and that moves may be given to. */
  trucksInService: number
  trucks: YardTruck[]
  /** Doors, stalls and chargers. */
  spots: YardSpot[]
  /** On site only. */
  trailers: YardTrailer[]
  /** Drafts, pending moves and moves in progress. */
  moves: YardMove[]
  /** Trucks that anybody sent to a charger lately, whatever became of those moves. */
  chargings: YardCharging[]
  /** Trailers that people had moved lately, whatever became of those moves. */
  peoplesTrailerIds: string[]
}

export interface YardSpot {
  id: string
  kind: 'door' | 'stall' | 'charger'
  /** False: somebody closed it. */
  enabled: boolean
}

export interface YardTrailer {
  id: string
  scac: string
  serial: string
  /** Null: unknown. */
  dimensionCode: string | null
  /** Null: it stands in no spot. */
  zoneId: string | null
  canMove: boolean
  /** Behind a truck. */
  isMoving: boolean
  otrDropOffConfirmed: boolean
  /** Whether the demo traffic checked it in. */
  isOurs: boolean
  /** Since anybody changed anything about it, in milliseconds. */
  restedMs: number
}

export interface YardMove {
  /** Whether the demo traffic made it. */
  isOurs: boolean
  status: Extract<MoveStatus, 'draft' | 'pending' | 'in_progress'>
  trailerId: string | null
  fromZoneId: string | null
  toZoneId: string | null
  /** The truck that does it, or was asked for while none does. */
  truckId: string | null
  /** Sends a truck to a charger. */
  isCharging: boolean
  ageMs: number
}

export interface YardTruck {
  id: string
  /** Whether moves may be given to it: connected, not taken out of service, and without a trailer. */
  isFree: boolean
  /** From 0 to 100; null: unknown. */
  batteryPercentage: number | null
  /** The charger that it stands in; null: in none. */
  chargerId: string | null
}

export interface YardCharging {
  truckId: string | null
  ageMs: number
}
