import type { LatLon } from '@tractrix/domain/platform'
import { type MapPoint, mapFrame } from '../../../map-kit/index.ts'
import { useFleetValue } from '../../../site-data/index.ts'

/** Steps in which the place of a truck counts here, in degrees: about five meters. */
const STEP_DEGREES = 0.00005

/**
 * Where a truck stands or drives, in meters of the map; null while it has not reported. Changes when it has moved on by
 * some meters.
 */
export function useTruckPlace(truckId: string | null, origin: LatLon): MapPoint | null {
  const place = useFleetValue(samples => {
    const sample = samples.find(each => each.truckId === truckId)
    const { latitudeDegrees = null, longitudeDegrees = null } = sample ?? {}
    if (latitudeDegrees === null || longitudeDegrees === null) return ''
    return `${Math.round(latitudeDegrees / STEP_DEGREES)} ${Math.round(longitudeDegrees / STEP_DEGREES)}`
  })
  if (place === '') return null
  const [north, east] = place.split(' ').map(Number)
  return mapFrame(origin)({ latitude: north! * STEP_DEGREES, longitude: east! * STEP_DEGREES })
}
