import type { SitePoint } from '@tractrix/domain/platform'
import type { PlanPlace } from './yard-plan.ts'

/** Middle of the first place to middle of the next, in meters. */
const PITCH_METERS = 4

/**
 * A row of waiting places on the strip between a cross lane and the end of a block of stalls.
 *
 * @param middle the middle of the row
 * @param noseTheta where the noses point: to the lane
 */
export function waitingRow(
  prefix: string,
  first: number,
  count: number,
  middle: SitePoint,
  noseTheta: number,
) {
  const places: PlanPlace[] = []
  for (let index = 0; index < count; index++) {
    const aside = (index - (count - 1) / 2) * PITCH_METERS
    places.push({
      name: `${prefix}${first + index}`,
      center: {
        x: middle.x - aside * Math.sin(noseTheta),
        y: middle.y + aside * Math.cos(noseTheta),
      },
      theta: noseTheta,
    })
  }
  return places
}
