import { type LatLon, toSiteMeters } from '@tractrix/domain/platform'

/**
 * How far a truck has come between two zones, 0 to 1, by its distance from both as the crow flies; 0 when a zone or
 * the truck's place is not known.
 *
 * @param from corners of the zone it comes from
 * @param to corners of the zone it goes to
 */
export function routeShare(
  from: readonly LatLon[],
  truck: { latitude: number | null; longitude: number | null },
  to: readonly LatLon[],
): number {
  const [start, end] = [middle(from), middle(to)]
  if (!start || !end || truck.latitude === null || truck.longitude === null) return 0
  const { latitude, longitude } = truck
  const distance = (place: LatLon) => {
    const { x, y } = toSiteMeters({ latitude, longitude, rotationRadians: 0 }, place)
    return Math.hypot(x, y)
  }
  const [behind, ahead] = [distance(start), distance(end)]
  return behind + ahead === 0 ? 0 : behind / (behind + ahead)
}

function middle(corners: readonly LatLon[]): LatLon | null {
  if (corners.length === 0) return null
  return {
    latitude: corners.reduce((sum, corner) => sum + corner.latitude, 0) / corners.length,
    longitude: corners.reduce((sum, corner) => sum + corner.longitude, 0) / corners.length,
  }
}
