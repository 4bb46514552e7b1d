import { listLabel, phrase, type SentenceText } from '../platform/index.ts'

/** What a truck is doing (MV-ENT-24, OP-ENT-18). */
export const TRUCK_STATES = [
  'drop_no_backing',
  'error',
  'hold',
  'idle',
  'manual',
  'navigating',
  'none',
  'unavailable',
  'waiting_for_segment',
  'not_autonomous',
  'park_tractor',
  'pull_from_spot',
  'pull_from_spot_back_trailer',
  'back_trailer_no_drop',
  'executing_assist',
  'backing_to_trailer',
  'hitching_to_trailer',
  'connecting_trailer',
  'backing_trailer',
  'unhitching_trailer',
  'disconnecting_trailer',
  'bring_up_down',
] as const
export type TruckState = (typeof TRUCK_STATES)[number]

/** Reads a state from outside; `dropNoBacking` is the same as `drop_no_backing` (MV-OPEN-108). Null: no such state. */
export function parseTruckState(value: unknown): TruckState | null {
  if (value === 'dropNoBacking') return 'drop_no_backing'
  return TRUCK_STATES.find(state => state === value) ?? null
}

/** What people read for a truck state (MV-TRK-08, MV-TRK-09, MV-OPEN-96). */
export function truckStateLabel(state: TruckState): SentenceText {
  if (state === 'idle') return phrase('Ready')
  if (state === 'waiting_for_segment') return phrase('Waiting')
  return listLabel(state)
}
