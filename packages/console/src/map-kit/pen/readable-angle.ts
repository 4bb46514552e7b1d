/** Turns an angle on screen by half a turn where its text would stand on its head: −90° (upwards) to just under 90°. */
export function readable(angle: number): number {
  const turned = Math.atan2(Math.sin(angle), Math.cos(angle))
  const limit = Math.PI / 2 - 0.01
  if (turned > limit) return turned - Math.PI
  return turned < -limit - 0.02 ? turned + Math.PI : turned
}
