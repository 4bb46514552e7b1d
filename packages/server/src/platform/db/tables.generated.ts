// Generated from the database by generate-tables.ts.
import type { ColumnType } from 'kysely'

/** A jsonb column: read it as unknown and narrow it; write it as text, by `json(value)`. */
type Json<Inserted> = ColumnType<unknown, Inserted, string>

export interface ApiKeysTable {
  id: string
  site_id: string
  name: string
  prefix: string
  secret_hash: Buffer
  scopes: string[]
  acknowledges_moves: boolean
  created_by: string
  created_at: string
  expires_at: string
  last_used_at: ColumnType<string | null, string | null | undefined, string | null>
  revoked_at: ColumnType<string | null, string | null | undefined, string | null>
}

export interface DetentionHoldsTable {
  id: string
  trailer_id: string
  reason: string
  held_at: string
  released_at: ColumnType<string | null, string | null | undefined, string | null>
}

export interface DetentionTermsTable {
  id: string
  site_id: string
  version: number
  valid_from: string
  currency: string
  rows: Json<string>
  saved_at: string
  saved_by: ColumnType<string | null, string | null | undefined, string | null>
}

export interface EventsTable {
  site_id: string
  site_seq: number
  is_kept: boolean
  at: string
  name: string
  subject: string
  subject_id: string
  actor_kind: 'user' | 'api_key' | 'dispatch' | 'truck' | 'system'
  actor_id: ColumnType<string | null, string | null | undefined, string | null>
  data: Json<string>
}

export interface FleetOrdersTable {
  order_id: string
  move_id: string
  attempt: number
  truck_id: string
  manufacturer: string
  serial: string
  job: Json<string>
  state: 'sent' | 'accepted' | 'canceling' | 'finished' | 'failed' | 'rejected' | 'canceled'
  created_at: ColumnType<string, string | undefined, string>
  updated_at: ColumnType<string, string | undefined, string>
  site_id: string
  cancels_sent: ColumnType<number, number | undefined, number>
}

export interface FormQuestionsTable {
  id: string
  site_id: ColumnType<string | null, string | null | undefined, string | null>
  form_type: 'compliance' | 'draftMoveManuallyCompleted' | 'draftMoveReassigned' | 'manualIntervention' | 'remoteAssistNoLongerValid' | 'truckUnavailable' | 'truckInternal' | 'truckInspection'
  sequence: number
  question: string
  question_type: 'text' | 'multiLine' | 'select' | 'boolean'
  is_required: ColumnType<boolean, boolean | undefined, boolean>
  active: ColumnType<boolean, boolean | undefined, boolean>
}

export interface FormSelectionsTable {
  id: string
  question_id: string
  sequence: number
  value: string
  canonical_id: string
  metadata: Json<string | undefined>
}

export interface FormSubmissionsTable {
  id: string
  site_id: string
  form_type: string
  submitted_by: string
  submitted_at: string
  move_id: ColumnType<string | null, string | null | undefined, string | null>
  truck_id: ColumnType<string | null, string | null | undefined, string | null>
  answers: Json<string>
  metadata: Json<string | undefined>
}

export interface MoveCountsTable {
  site_id: string
  canceled: ColumnType<number, number | undefined, number>
  complete: ColumnType<number, number | undefined, number>
  ui_draft: ColumnType<number, number | undefined, number>
  partner_draft: ColumnType<number, number | undefined, number>
  error: ColumnType<number, number | undefined, number>
  in_progress: ColumnType<number, number | undefined, number>
  pending: ColumnType<number, number | undefined, number>
  returned: ColumnType<number, number | undefined, number>
}

export interface MovesTable {
  id: string
  site_id: string
  type: 'go_to_zone' | 'repark' | 'stage' | 'trailer' | 'trailer_attached' | 'yard_inventory' | 'go_mission' | 'truck_controlled_move' | 'run_route' | 'hitch_unhitch_torture' | 'back_trailer_torture_no_drop' | 'go_to_charger' | 'find_trailer'
  source: 'api' | 'mission_planning' | 'ui'
  status: 'draft' | 'pending' | 'in_progress' | 'complete' | 'canceled' | 'error'
  priority: ColumnType<number, number | undefined, number>
  from_zone_id: ColumnType<string | null, string | null | undefined, string | null>
  to_zone_id: ColumnType<string | null, string | null | undefined, string | null>
  trailer_id: ColumnType<string | null, string | null | undefined, string | null>
  requested_truck_id: ColumnType<string | null, string | null | undefined, string | null>
  truck_id: ColumnType<string | null, string | null | undefined, string | null>
  move_category: 'production' | 'nonProduction' | 'devTest' | 'preRelease'
  move_class: ColumnType<'devTest' | 'preRelease' | 'release' | 'courtesy' | null, 'devTest' | 'preRelease' | 'release' | 'courtesy' | null | undefined, 'devTest' | 'preRelease' | 'release' | 'courtesy' | null>
  notes: ColumnType<string | null, string | null | undefined, string | null>
  metadata: Json<string | undefined>
  reference_id: ColumnType<string | null, string | null | undefined, string | null>
  customer_status: ColumnType<string | null, string | null | undefined, string | null>
  partner_payload: ColumnType<unknown, string | null | undefined, string | null>
  additional_info: ColumnType<unknown, string | null | undefined, string | null>
  deadline: ColumnType<string | null, string | null | undefined, string | null>
  error_message: ColumnType<string | null, string | null | undefined, string | null>
  rejected_code: ColumnType<string | null, string | null | undefined, string | null>
  reassigned_code: ColumnType<string | null, string | null | undefined, string | null>
  reassigned_description: ColumnType<string | null, string | null | undefined, string | null>
  created_at: ColumnType<string, string | undefined, string>
  updated_at: ColumnType<string, string | undefined, string>
  pending_at: ColumnType<string | null, string | null | undefined, string | null>
  in_progress_at: ColumnType<string | null, string | null | undefined, string | null>
  completed_at: ColumnType<string | null, string | null | undefined, string | null>
  canceled_at: ColumnType<string | null, string | null | undefined, string | null>
  errored_at: ColumnType<string | null, string | null | undefined, string | null>
  rejected_at: ColumnType<string | null, string | null | undefined, string | null>
  reassigned_at: ColumnType<string | null, string | null | undefined, string | null>
  move_duration: ColumnType<number | null, number | null | undefined, number | null>
  attempt: ColumnType<number, number | undefined, number>
  wait_reasons: Json<string | undefined>
  version: ColumnType<number, number | undefined, number>
  idempotency_key: ColumnType<string | null, string | null | undefined, string | null>
}

export interface PartnersTable {
  id: string
  name: string
}

export interface SessionsTable {
  token_hash: Buffer
  user_id: string
  created_at: ColumnType<string, string | undefined, string>
  last_seen_at: ColumnType<string, string | undefined, string>
  expires_at: string
}

export interface SignInAddressesTable {
  user_id: string
  address_hash: Buffer
  last_at: string
}

export interface SignInAttemptsTable {
  key: string
  points: ColumnType<number, number | undefined, number>
  expire: ColumnType<number | null, number | null | undefined, number | null>
}

export interface SignInHashKeyTable {
  is_only: ColumnType<boolean, boolean | undefined, boolean>
  secret: Buffer
}

export interface SimulatedClocksTable {
  site_id: string
  began: string
  real_at: string
  simulated_at: string
  rate: number
}

export interface SiteRolesTable {
  user_id: string
  site_id: string
  role: 'Manager' | 'Operator' | 'Dispatcher' | 'Driver' | 'Customer' | 'Partner'
}

export interface SiteSequencesTable {
  site_id: string
  last_seq: number
  complete_after: ColumnType<number, number | undefined, number>
}

export interface SitesTable {
  id: string
  partner_id: string
  name: string
  internal_site_alias: string
  latitude_min: number
  latitude_max: number
  longitude_min: number
  longitude_max: number
  origin_latitude: number
  origin_longitude: number
  origin_rotation_radians: ColumnType<number, number | undefined, number>
  map_heading_degrees: ColumnType<number, number | undefined, number>
  map_id: string
  map_overlay_path: ColumnType<string | null, string | null | undefined, string | null>
  base_map: Json<string | undefined>
  time_zone: string
  is_working_hours: ColumnType<boolean, boolean | undefined, boolean>
  accept_partner_moves: ColumnType<boolean, boolean | undefined, boolean>
  should_skip_mission_planning: ColumnType<boolean, boolean | undefined, boolean>
  config: Json<string>
  active: ColumnType<boolean, boolean | undefined, boolean>
  created_at: ColumnType<string, string | undefined, string>
}

export interface StaticRoutesTable {
  id: string
  site_id: string
  site_version: string
  name: string
  route_type: 'inventory' | 'svmp'
}

export interface TrailerImportRowsTable {
  import_id: string
  line: number
  cells: Json<string>
  status: 'waiting' | 'added' | 'changed' | 'unchanged' | 'refused' | 'taken_back' | 'kept'
  problem: ColumnType<unknown, string | null | undefined, string | null>
  remedy: ColumnType<unknown, string | null | undefined, string | null>
  trailer_id: ColumnType<string | null, string | null | undefined, string | null>
  changes: ColumnType<unknown, string | null | undefined, string | null>
}

export interface TrailerImportsTable {
  id: string
  site_id: string
  file_name: string
  headings: Json<string>
  columns: Json<string>
  row_count: number
  status: 'running' | 'done' | 'taking_back' | 'taken_back'
  actor_kind: 'user' | 'api_key' | 'dispatch' | 'truck' | 'system'
  actor_id: ColumnType<string | null, string | null | undefined, string | null>
  created_at: string
  finished_at: ColumnType<string | null, string | null | undefined, string | null>
  updated_at: string
}

export interface TrailersTable {
  id: string
  site_id: string
  scac: string
  serial: string
  type: ColumnType<'containerChassis' | 'dryVan' | 'emptyChassis' | 'reefer' | 'tanker' | 'wedge' | 'unknown', 'containerChassis' | 'dryVan' | 'emptyChassis' | 'reefer' | 'tanker' | 'wedge' | 'unknown' | undefined, 'containerChassis' | 'dryVan' | 'emptyChassis' | 'reefer' | 'tanker' | 'wedge' | 'unknown'>
  dimension_code: ColumnType<string | null, string | null | undefined, string | null>
  length_meters: ColumnType<number | null, number | null | undefined, number | null>
  width_meters: ColumnType<number | null, number | null | undefined, number | null>
  loaded: ColumnType<boolean | null, boolean | null | undefined, boolean | null>
  in_transit: ColumnType<boolean, boolean | undefined, boolean>
  can_move: ColumnType<boolean, boolean | undefined, boolean>
  otr_drop_off_confirmed: ColumnType<boolean, boolean | undefined, boolean>
  notes: ColumnType<string | null, string | null | undefined, string | null>
  zone_id: ColumnType<string | null, string | null | undefined, string | null>
  prior_zone_id: ColumnType<string | null, string | null | undefined, string | null>
  archived: ColumnType<boolean, boolean | undefined, boolean>
  archived_at: ColumnType<string | null, string | null | undefined, string | null>
  additional_info: ColumnType<unknown, string | null | undefined, string | null>
  created_at: ColumnType<string, string | undefined, string>
  updated_at: ColumnType<string, string | undefined, string>
}

export interface TruckTelemetryTable {
  truck_id: string
  telemetry: Json<string>
  updated_at: string
}

export interface TrucksTable {
  id: string
  site_id: string
  internal_id: string
  manufacturer: string
  name: string
  availability: ColumnType<'unavailable' | 'available' | 'internal', 'unavailable' | 'available' | 'internal' | undefined, 'unavailable' | 'available' | 'internal'>
  read_only: ColumnType<boolean, boolean | undefined, boolean>
  archived: ColumnType<boolean, boolean | undefined, boolean>
  manifest_version_ref: ColumnType<string | null, string | null | undefined, string | null>
  connected_trailer_id: ColumnType<string | null, string | null | undefined, string | null>
  updated_at: ColumnType<string, string | undefined, string>
}

export interface UsersTable {
  id: string
  email: string
  name: string
  sub: string
  password_hash: ColumnType<string | null, string | null | undefined, string | null>
  global_permissions: ColumnType<string[], string[] | undefined, string[]>
  is_demo: ColumnType<boolean, boolean | undefined, boolean>
  created_at: ColumnType<string, string | undefined, string>
}

export interface ZonesTable {
  id: string
  site_id: string
  name: string
  zone_type: 'autonomous' | 'charging_station' | 'intersection' | 'no_go' | 'no_go_dynamic' | 'staging' | 'trailer_dock_spot' | 'trailer_parking_spot'
  coordinates: Json<string>
  heading_radians: ColumnType<number | null, number | null | undefined, number | null>
  length_meters: ColumnType<number | null, number | null | undefined, number | null>
  width_meters: ColumnType<number | null, number | null | undefined, number | null>
  bank: ColumnType<string | null, string | null | undefined, string | null>
  enabled: ColumnType<boolean, boolean | undefined, boolean>
  enabled_source: ColumnType<'human' | 'truck' | null, 'human' | 'truck' | null | undefined, 'human' | 'truck' | null>
  occupancy_source: ColumnType<'human' | 'truck' | null, 'human' | 'truck' | null | undefined, 'human' | 'truck' | null>
  occupancy_updated_at: ColumnType<string | null, string | null | undefined, string | null>
  observation_data: ColumnType<unknown, string | null | undefined, string | null>
  updated_at: ColumnType<string, string | undefined, string>
  made_from_zone_id: ColumnType<string | null, string | null | undefined, string | null>
  removed_at: ColumnType<string | null, string | null | undefined, string | null>
}

/** Every table of the database by its name. */
export interface Tables {
  api_keys: ApiKeysTable
  detention_holds: DetentionHoldsTable
  detention_terms: DetentionTermsTable
  events: EventsTable
  fleet_orders: FleetOrdersTable
  form_questions: FormQuestionsTable
  form_selections: FormSelectionsTable
  form_submissions: FormSubmissionsTable
  move_counts: MoveCountsTable
  moves: MovesTable
  partners: PartnersTable
  sessions: SessionsTable
  sign_in_addresses: SignInAddressesTable
  sign_in_attempts: SignInAttemptsTable
  sign_in_hash_key: SignInHashKeyTable
  simulated_clocks: SimulatedClocksTable
  site_roles: SiteRolesTable
  site_sequences: SiteSequencesTable
  sites: SitesTable
  static_routes: StaticRoutesTable
  trailer_import_rows: TrailerImportRowsTable
  trailer_imports: TrailerImportsTable
  trailers: TrailersTable
  truck_telemetry: TruckTelemetryTable
  trucks: TrucksTable
  users: UsersTable
  zones: ZonesTable
}
