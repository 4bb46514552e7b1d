/** One thing that gate or dock office wants to do. */
export type Intent =
  | { kind: 'check_in'; arrival: Arrival }
  | { kind: 'check_out' | 'confirm_drop_off'; trailerId: string }
  | { kind: 'queue_move' | 'draft_move'; trailerId: string; toZoneId: string; referenceId: string }
  | { kind: 'charge'; truckId: string; toZoneId: string; referenceId: string }

/** A trailer that a road driver brings. */
export interface Arrival {
  scac: string
  serial: string
  /** Null: unknown. */
  dimensionCode: string | null
  loaded: boolean
  /** False: the driver forgot to confirm that it was dropped off. */
  otrDropOffConfirmed: boolean
  zoneId: string
}
