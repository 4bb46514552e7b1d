import { inEnglish, type SentenceValue, type SentenceValues } from '../../platform/index.ts'
import { WAIT_DETAILS } from './wait-details.ts'

/** Why a pending move has not started, or why one in progress stands still. */
export const WAIT_REASON_CODES = [
  'no_destination',
  'destination_occupied',
  'destination_disabled',
  'destination_in_no_go',
  'start_disabled',
  'start_empty',
  'start_in_no_go',
  'trailer_not_at_start',
  'trailer_not_movable',
  'trailer_in_transit',
  'trailer_not_connected',
  'trailer_not_supported',
  'requested_truck_unavailable',
  'requested_truck_offline',
  'requested_truck_stale',
  'requested_truck_busy',
  'requested_truck_low_battery',
  'requested_truck_not_ready',
  'requested_truck_has_trailer',
  'no_available_truck',
  'no_ready_truck',
  'all_trucks_busy',
  'trucks_low_battery',
  'truck_holds_trailer',
  'truck_rejected',
  'type_not_supported',
  'truck_silent',
  'truck_stopped',
  'truck_blocked',
  'truck_reports_error',
  'truck_needs_help',
  'truck_forgot_order',
  'truck_lost',
  'load_contradicts',
  'load_unknown',
  'cancel_unanswered',
] as const
export type WaitReasonCode = (typeof WAIT_REASON_CODES)[number]

/** The one thing the console can offer to get the move going. */
export type WaitHelp = 'move-trailer-away' | 'show-truck' | 'give-up-move' | 'set-truck-free'

/** One fact that holds a move, with what it is about and what would help. */
export interface WaitReason {
  code: WaitReasonCode
  /** The fact as a clause in English, to stand after «Waiting:». */
  message: string
  /** What fills the clause of the code in `WAIT_REASON_TEXTS`; left out by what an earlier version wrote down. */
  args?: SentenceValues
  zoneId?: string
  trailerId?: string
  truckId?: string
  moveId?: string
  /** Since when it holds, ISO 8601 UTC; left out where that says nothing. */
  since?: string
  helps?: WaitHelp | null
}

/** The clause of every code; `{zone}`, `{trailer}`, `{truck}`, `{detail}` are filled by `waitReason`. */
export const WAIT_REASON_TEXTS = {
  no_destination: 'the move has no destination',
  destination_occupied: 'destination {zone} is occupied by {trailer}',
  destination_disabled: 'destination {zone} is disabled',
  destination_in_no_go: 'destination {zone} lies in no-go region {detail}',
  start_disabled: 'start {zone} is disabled',
  start_in_no_go: 'start {zone} lies in no-go region {detail}',
  start_empty: 'start {zone} does not contain a trailer',
  trailer_not_at_start: '{trailer} is not at start {zone}',
  trailer_not_movable: '{trailer} cannot be moved',
  trailer_in_transit: '{trailer} is in transit',
  trailer_not_connected: '{truck} is not connected to {trailer}',
  trailer_not_supported: '{trailer} is of a type that is not currently supported',
  requested_truck_unavailable: '{truck} is unavailable',
  requested_truck_offline: '{truck} is offline',
  requested_truck_stale: '{truck} sent nothing for {detail}',
  requested_truck_busy: '{truck} is busy with another move',
  requested_truck_low_battery: '{truck} has only {detail} battery',
  requested_truck_not_ready: '{truck} is not ready: {detail}',
  requested_truck_has_trailer: '{truck} is connected to another trailer',
  no_available_truck: 'no truck of this site is available',
  no_ready_truck: 'no available truck is online and ready',
  all_trucks_busy: 'all trucks are busy with other moves',
  trucks_low_battery: 'the free trucks need to charge first',
  truck_holds_trailer: '{truck} is free but still holds a trailer',
  truck_rejected: '{truck} did not accept the move: {detail}',
  type_not_supported: 'no truck can do moves of this type',
  truck_silent: '{truck} has not reported for {detail}',
  truck_stopped: '{truck} cannot go on: {detail}',
  truck_blocked: '{truck} is blocked: {detail}',
  truck_reports_error: '{truck} reports: {detail}',
  truck_needs_help: '{truck} waits for help from the remote desk',
  truck_forgot_order: '{truck} forgot the order more than once and is asked again in a while',
  truck_lost: '{truck} is lost with {trailer}: nothing heard of it for {detail}',
  load_contradicts: '{truck} says that {detail}, but should hold {trailer}',
  load_unknown: '{truck} has not said lately whether it holds {trailer}',
  cancel_unanswered: '{truck} has not confirmed that it stopped: {detail}',
} as const satisfies Record<WaitReasonCode, string>

/** Someone or something a reason is about, with the name people know it by. */
interface Named {
  id: string
  name: string
}

/** What fills the clause and the links of a reason. */
export interface WaitReasonDetails {
  zone?: Named | null
  trailer?: Named | null
  truck?: Named | null
  moveId?: string
  /** What else the clause asks for: a number such as `12 %`, words of a truck, or a sentence of ours. */
  detail?: SentenceValue
  since?: string
}

/** Builds a reason: fills the clause, keeps the ids, adds the help that fits. */
export function waitReason(code: WaitReasonCode, details: WaitReasonDetails = {}): WaitReason {
  const args = argsOf(code, details)
  return {
    code,
    message: inEnglish(WAIT_REASON_TEXTS[code], args),
    args,
    ...(details.zone ? { zoneId: details.zone.id } : {}),
    ...(details.trailer ? { trailerId: details.trailer.id } : {}),
    ...(details.truck ? { truckId: details.truck.id } : {}),
    ...(details.moveId === undefined ? {} : { moveId: details.moveId }),
    ...(details.since === undefined ? {} : { since: details.since }),
    helps: helpAgainst(code, details),
  }
}

/** What the clause of this code asks for, and nothing else. */
function argsOf(code: WaitReasonCode, details: WaitReasonDetails): SentenceValues {
  const words: Record<string, SentenceValue> = {
    zone: details.zone?.name ?? WAIT_DETAILS.of('unknown_zone'),
    trailer: details.trailer?.name ?? WAIT_DETAILS.of('the_trailer'),
    truck: details.truck?.name ?? WAIT_DETAILS.of('the_truck'),
    detail: details.detail ?? WAIT_DETAILS.of('no_reason_given'),
  }
  const asked = Object.entries(words).filter(([name]) => WAIT_REASON_TEXTS[code].includes(`{${name}}`))
  return Object.fromEntries(asked)
}

/**
 * Whether a move waits for nothing but its turn, as most of a queue does: all trucks work, nothing stands in its own
 * way. False for a move that waits for nothing.
 */
export function waitsForTurn(reasons: readonly { code: string }[]): boolean {
  return reasons.length > 0 && reasons.every(({ code }) => code === 'all_trucks_busy')
}

/** Reasons for which a person can give the move up, or go on waiting (MV-OPEN-81). */
export const GIVE_UP_REASONS: readonly WaitReasonCode[] = ['truck_lost', 'load_contradicts']

function helpAgainst(code: WaitReasonCode, details: WaitReasonDetails): WaitHelp | null {
  if (code === 'destination_occupied') return details.trailer ? 'move-trailer-away' : null
  if (GIVE_UP_REASONS.includes(code)) return 'give-up-move'
  if (code === 'cancel_unanswered') return 'set-truck-free'
  return details.truck ? 'show-truck' : null
}
