/** The same direction between −π and π. */
export function wrapAngle(radians: number): number {
  return Math.atan2(Math.sin(radians), Math.cos(radians))
}

export function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high))
}
