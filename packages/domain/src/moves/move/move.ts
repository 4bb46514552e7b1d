import type { TrailerFacts } from '../../trailers/index.ts'
import type { TruckFacts } from '../../trucks/index.ts'
import type { ZoneFacts } from '../../zones/index.ts'
import type { FieldValue, PlainFieldValues } from './move-field-values.ts'
import type { MoveFieldName } from './move-fields.ts'
import type { MoveType } from './move-lists.ts'
import type { MoveMetadata } from './move-metadata.ts'
import type { WaitReason } from './wait-reasons.ts'

/** A zone as a move names it. */
export interface MoveZone {
  id: string
  name: string
  enabled: boolean
}

/** A truck as a move names it. */
export interface MoveTruck {
  id: string
  name: string
}

/** A trailer as a move names it (MV-OPEN-115). */
export interface MoveTrailer {
  id: string
  scac: string
  serial: string
  inTransit: boolean
  dimensionCode: string | null
  lengthMeters: number | null
}

/** What the partner asked for, in the partner's own words. */
export interface PartnerPayload {
  fromZone: string | null
  referenceId: string | null
  scac: string | null
  serial: string | null
  toZone: string | null
}

/** The unit of work: what `MOVE_FIELDS` describes, with what it refers to (MV-ENT-01). */
export interface Move extends PlainFieldValues {
  id: string
  siteId: string
  fromZone: MoveZone | null
  toZone: MoveZone | null
  trailer: MoveTrailer | null
  /** The truck that does or did it. */
  truck: MoveTruck | null
  /** The truck that was asked for; null: any. */
  requestedTruck: MoveTruck | null
  metadata: MoveMetadata
  partnerPayload: PartnerPayload | null
  /** Why a pending move has not started, or why one in progress stands still; empty when nothing holds it. */
  waitReasons: readonly WaitReason[]
  /** ISO 8601 UTC, as is the next. */
  createdAt: string
  updatedAt: string
  /**
   * Counts up whenever a person edits the move; an edit that names another number than the newest is refused (CONFLICT).
   */
  version: number
}

/** What can be written of a move: its fields, and what it refers to by id. */
export type MoveValues = { [Name in MoveFieldName]: Name extends keyof Move ? Move[Name] : FieldValue<Name> }

/** What the rules read of a move that is being made or changed. */
export interface MoveDraft {
  type: MoveType
  fromZoneId: string | null
  toZoneId: string | null
  trailerId: string | null
  requestedTruckId: string | null
  metadata: MoveMetadata
  /**
   * How the form named what to move (MV-MOD-06, MV-OPEN-70); left out for stored moves, which name the trailer.
   */
  chosenBy?: 'trailer' | 'location'
}

/** Another move of the site that is pending or in progress and not returned (MV-OPEN-73). */
export interface ActiveMove {
  id: string
  fromZoneId: string | null
  toZoneId: string | null
  trailerId: string | null
}

/** The yard around one move, read in one snapshot. Null: the move names none, or it does not exist. */
export interface MoveFacts {
  trailer: TrailerFacts | null
  fromZone: ZoneFacts | null
  toZone: ZoneFacts | null
  /** The requested truck. */
  truck: TruckFacts | null
  otherActiveMoves: readonly ActiveMove[]
  /** Whether the site has the route that the move names, see `namedRoute`; left out: nobody looked, or it names none. */
  routeExists?: boolean
}
