import type { InvalidValue } from '../../../vehicles/vehicle-port.ts'

/** Farther from its origin no site reaches, in meters. */
const MAX_COORDINATE_METERS = 100_000
/** One turn, and the rounding of whoever counts from 0. */
const MAX_ANGLE_RADIANS = 2 * Math.PI + 0.01
/** No yard truck is faster, in meters per second. */
const MAX_SPEED = 50
/** Percentages may stray by this through rounding; they are brought back into 0 to 100. */
const PERCENT_TOLERANCE = 1

/** Whether a coordinate in site meters can be meant. */
export const isCoordinate = (meters: number): boolean => Math.abs(meters) <= MAX_COORDINATE_METERS

export const isAngle = (radians: number): boolean => Math.abs(radians) <= MAX_ANGLE_RADIANS

export const isSpeed = (metersPerSecond: number): boolean => Math.abs(metersPerSecond) <= MAX_SPEED

/** Checks the numbers of one report and keeps a list of those that no truck can have, by their fields on the wire. */
export class ValidValues {
  readonly invalid: InvalidValue[] = []

  /** Whether a value can be meant; null always can. */
  check(field: string, value: number | null, isValid: (value: number) => boolean): boolean {
    if (value === null || isValid(value)) return true
    this.invalid.push({ field, value })
    return false
  }

  /** The value, or null when no truck can have it. */
  keep(field: string, value: number | null, isValid: (value: number) => boolean): number | null {
    return this.check(field, value, isValid) ? value : null
  }

  /** The value within 0 to 100, or null when it is no percentage. */
  percent(field: string, value: number | null): number | null {
    return this.check(field, value, isPercent) && value !== null ? Math.min(100, Math.max(0, value)) : null
  }
}

const isPercent = (value: number) => value >= -PERCENT_TOLERANCE && value <= 100 + PERCENT_TOLERANCE
