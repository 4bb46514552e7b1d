import { useEffect, useState } from 'react'
import { TruckRouteTelemetryDocument } from '../../platform/graphql/graphql.generated.ts'
import { useLiveLink } from '../../platform/live/live-link-context.tsx'

/** A place on a truck's route, in degrees; `reverse` tells that the truck backs up on the piece that ends here. */
export interface RouteCoordinate {
  latitude: number
  longitude: number
  reverse: boolean
}

const NO_ROUTE: readonly RouteCoordinate[] = []

/** The route that a truck means to drive, kept live (OP-SUB-17); empty without a truck or a route. */
export function useTruckRoute(truckInternalId: string | null): readonly RouteCoordinate[] {
  const link = useLiveLink()
  const [route, setRoute] = useState<{ of: string; points: readonly RouteCoordinate[] } | null>(null)
  useEffect(() => {
    if (truckInternalId === null) return
    return link.subscribe(
      TruckRouteTelemetryDocument,
      { truckInternalIds: [truckInternalId] },
      data => setRoute({ of: truckInternalId, points: data.truckRouteTelemetry.mapCoordinates }),
      () => undefined, // the offline strip tells
    )
  }, [link, truckInternalId])
  return route !== null && route.of === truckInternalId ? route.points : NO_ROUTE
}
