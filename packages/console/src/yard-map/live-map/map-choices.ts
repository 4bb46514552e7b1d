import type { ZoneType } from '@tractrix/domain/zones'
import type { MapTarget } from '../scene/map-target.ts'

/** What a person has chosen to see on the map. */
export interface MapChoices {
  showLabels: boolean
  showStates: boolean
  shownTypes: readonly ZoneType[]
  openZoneId: string | null
  selectedTruckId: string | null
  /** Whether the view stays with the selected truck. */
  isFollowing: boolean
}

/** What a person does to the map. */
export interface MapEvents {
  /** A person selects something by pointer or key; null: bare ground. */
  onSelect: (target: MapTarget | null) => void
  onZoom: (zoom: number) => void
  /** A person moves the map elsewhere. */
  onPan: () => void
}
