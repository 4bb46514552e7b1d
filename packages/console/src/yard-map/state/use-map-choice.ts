import { useEffect, useState } from 'react'
import type { MapContents } from '../contents/use-map-contents.ts'
import type { MapTarget } from '../scene/map-target.ts'

/** What a person has picked on the map: a truck, a spot, or both. */
export interface MapChoice {
  truckId: string | null
  /** The spot whose popup is open. */
  zoneId: string | null
  /** Whether the view stays with the selected truck. */
  isFollowing: boolean
  /** What to bring into the middle; a new object asks again. */
  centerOn: { truckId: string | null } | null
  /** Takes what a click on the map met; null: bare ground, which closes the popup first, then lets go of the truck. */
  hit: (target: MapTarget | null) => void
  /** Selects a truck and brings it into the middle (OP-TRC-21). */
  showTruck: (truckId: string) => void
  /** Brings the selected truck into the middle, or the site when none is. */
  locate: () => void
  /** Stays with the selected truck from now on, or no longer. Nothing while no truck is selected. */
  toggleFollow: () => void
  stopFollowing: () => void
  closeSpot: () => void
  letGoOfTruck: () => void
}

/** Keeps the choice of one map; trucks and spots that are gone fall out of it. */
export function useMapChoice({ trucks, zones, state }: MapContents): MapChoice {
  const [truckId, setTruckId] = useState<string | null>(null)
  const [followedId, setFollowedId] = useState<string | null>(null)
  const [zoneId, setZoneId] = useState<string | null>(null)
  const [centerOn, setCenterOn] = useState<MapChoice['centerOn']>(null)

  useEffect(() => {
    if (truckId !== null && !state.trucks.loading && !trucks.some(({ id }) => id === truckId))
      setTruckId(null)
  }, [trucks, state.trucks.loading, truckId])
  useEffect(() => {
    if (zoneId !== null && !state.zones.loading && !zones.some(({ id }) => id === zoneId)) setZoneId(null)
  }, [zones, state.zones.loading, zoneId])

  return {
    truckId,
    zoneId,
    centerOn,
    isFollowing: truckId !== null && followedId === truckId,
    hit: target => {
      setZoneId(target?.kind === 'zone' ? target.id : null)
      if (target?.kind === 'truck') setTruckId(target.id)
      else if (target === null && zoneId === null) setTruckId(null)
    },
    showTruck: id => {
      setTruckId(id)
      setCenterOn({ truckId: id })
    },
    toggleFollow: () => setFollowedId(followedId === truckId ? null : truckId),
    stopFollowing: () => setFollowedId(null),
    locate: () => setCenterOn({ truckId }),
    closeSpot: () => setZoneId(null),
    letGoOfTruck: () => setTruckId(null),
  }
}
