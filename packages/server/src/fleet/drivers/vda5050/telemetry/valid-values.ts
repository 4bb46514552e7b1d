import type { InvalidValue, VehicleTelemetry } from '../../../vehicles/vehicle-port.ts'

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

/**
 * The telemetry without the numbers that no truck can have: each is null, or what goes with it, and listed by the name
 * of its field on the wire.
 */
export function withValidValues(telemetry: Omit<VehicleTelemetry, 'invalidValues'>): VehicleTelemetry {
  const invalidValues: InvalidValue[] = []
  const check = (field: string, value: number | null, isValid: (value: number) => boolean): boolean => {
    if (value === null || isValid(value)) return true
    invalidValues.push({ field, value })
    return false
  }
  const isAngle = (radians: number) => Math.abs(radians) <= MAX_ANGLE_RADIANS
  const percent = (field: string, value: number | null) =>
    check(field, value, isPercent) && value !== null ? Math.min(100, Math.max(0, value)) : null
  const { position, latLon } = telemetry
  const isPosition = [
    check('agvPosition.x', position?.x ?? null, isCoordinate),
    check('agvPosition.y', position?.y ?? null, isCoordinate),
    check('agvPosition.theta', position?.theta ?? null, isAngle),
  ].every(Boolean)
  const isLatLon = [
    check('latitudeDegrees', latLon?.latitude ?? null, degrees => Math.abs(degrees) <= 90),
    check('longitudeDegrees', latLon?.longitude ?? null, degrees => Math.abs(degrees) <= 180),
    check('headingRadians', telemetry.headingRadians, isAngle),
  ].every(Boolean)
  const isSpeed = check('velocity.vx', telemetry.speedMetersPerSecond, speed => Math.abs(speed) <= MAX_SPEED)
  const isArticulation = check('trailer.articulationRadians', telemetry.trailerAngleRadians, isAngle)
  return {
    ...telemetry,
    // A truck that is wrong about one of its places is not believed about the other.
    position: isPosition && isLatLon ? position : null,
    latLon: isPosition && isLatLon ? latLon : null,
    headingRadians: isPosition && isLatLon ? telemetry.headingRadians : null,
    speedMetersPerSecond: isSpeed ? telemetry.speedMetersPerSecond : null,
    batteryPercentage: percent('batteryState.batteryCharge', telemetry.batteryPercentage),
    trailerAngleRadians: isArticulation ? telemetry.trailerAngleRadians : null,
    hardDriveUtilization: percent('diskUtilizationPercentage', telemetry.hardDriveUtilization),
    invalidValues,
  }
}

const isPercent = (value: number) => value >= -PERCENT_TOLERANCE && value <= 100 + PERCENT_TOLERANCE
