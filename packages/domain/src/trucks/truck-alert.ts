import type { Sentence } from '../platform/index.ts'

/** How serious an alert is: with `fatal` the truck needs a person before it goes on, or must not be used. */
export const TRUCK_ALERT_LEVELS = ['warning', 'fatal'] as const
export type TruckAlertLevel = (typeof TRUCK_ALERT_LEVELS)[number]

/** Who says so: the truck about itself, or the server about what the truck sends. */
export const TRUCK_ALERT_SOURCES = ['truck', 'server'] as const
export type TruckAlertSource = (typeof TRUCK_ALERT_SOURCES)[number]

/** Codes of what the server finds in the messages of a truck. */
export const SERVER_ALERT_CODES = [
  'WRONG_MAP',
  'OUTSIDE_SITE',
  'INVALID_VALUE',
  'INVALID_MESSAGE',
  'CLOCK_OFFSET',
  'DUPLICATE_CLIENT',
  'UNSUPPORTED_VERSION',
] as const
export type ServerAlertCode = (typeof SERVER_ALERT_CODES)[number]

/** Code of the alert that a truck is blocked: it cannot go on by itself. */
export const AV_BLOCKED_ALERT_CODE = 'YARD_AV_BLOCKED'

/** Alerts of one truck are limited to this number; the most serious are kept. */
export const MAX_TRUCK_ALERTS = 20

/** Something that is wrong with a truck now. */
export interface TruckAlert {
  source: TruckAlertSource
  level: TruckAlertLevel
  /** The error type that the truck gave, or a {@link ServerAlertCode}. */
  code: string
  /** A sentence for people, in English or as the truck words it; empty when the truck gave no words. */
  text: string
  /** The same apart from its language; null: the truck's own words; left out by what an earlier version wrote down. */
  sentence?: Sentence | null
  /** When the server first received it without a break, ISO 8601 UTC. */
  firstSeenAt: string
  /** While it stands the truck is given no move. */
  blocksMoves: boolean
}

/** What keeps the truck from being given a move, the first that does; null: nothing of its alerts. */
export function blockingAlert(alerts: readonly TruckAlert[]): TruckAlert | null {
  return alerts.find(({ blocksMoves }) => blocksMoves) ?? null
}

/** What an alert says in a line: its words, else its code. */
export const alertText = ({ code, text }: Pick<TruckAlert, 'code' | 'text'>): string => text || code
