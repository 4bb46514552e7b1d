/** Feet in a meter, the figure of the requirement (OP-INV-15). */
export const FEET_PER_METER = 3.28084

/** Inches in a meter, the figure of the requirement (OP-INV-15). */
export const INCHES_PER_METER = 39.37

/** In what lengths and distances are shown to people; all data are in meters. */
export const LENGTH_UNITS = ['feet', 'meters'] as const
export type LengthUnit = (typeof LENGTH_UNITS)[number]

export function metersToFeet(meters: number): number {
  return meters * FEET_PER_METER
}

export function metersToInches(meters: number): number {
  return meters * INCHES_PER_METER
}

export function feetToMeters(feet: number): number {
  return feet / FEET_PER_METER
}

export function degreesToRadians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

export function radiansToDegrees(radians: number): number {
  return (radians * 180) / Math.PI
}
