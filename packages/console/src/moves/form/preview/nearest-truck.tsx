import { distanceMeters, polygonCenter } from '@tractrix/domain/platform'
import { t } from '../../../platform/words.ts'
import { type Telemetry, useFleetValue, useSiteData, type ZoneRow } from '../../../site-data/index.ts'
import { TruckName } from '../../../trucks/index.ts'
import { Fact } from './fact.tsx'

/** The available truck that is nearest to the start, as far as its telemetry says. */
export function NearestTruck({ start }: { start: ZoneRow }) {
  const { trucks } = useSiteData()
  const usable = new Set(
    [...trucks.values()].filter(truck => truck.availability !== 'unavailable').map(truck => truck.id),
  )
  const id = useFleetValue(
    samples =>
      nearestTo(
        start,
        samples.filter(sample => usable.has(sample.truckId)),
      ) ?? '',
  )
  const truck = trucks.get(id)
  if (truck === undefined) return null
  return (
    <Fact name={t('Nearest truck')}>
      <TruckName truck={truck} />
    </Fact>
  )
}

/** The id of the truck nearest to a zone; null when no truck has reported where it is. */
export function nearestTo(
  zone: Pick<ZoneRow, 'coordinates'>,
  samples: readonly Pick<Telemetry, 'truckId' | 'latitudeDegrees' | 'longitudeDegrees'>[],
): string | null {
  const center = polygonCenter(zone.coordinates)
  if (center === null) return null
  let nearest: { id: string; meters: number } | null = null
  for (const { truckId, latitudeDegrees, longitudeDegrees } of samples) {
    if (latitudeDegrees === null || longitudeDegrees === null) continue
    const meters = distanceMeters(center, { latitude: latitudeDegrees, longitude: longitudeDegrees })
    if (nearest === null || meters < nearest.meters) nearest = { id: truckId, meters }
  }
  return nearest?.id ?? null
}
