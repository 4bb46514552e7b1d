import type { LatLon } from '@tractrix/domain/platform'
import type { MapPoint } from '../../map-kit/index.ts'

/** What a map does with pointer and keys; what is left out does nothing. */
export interface MapInteraction<Target> {
  /** A click, or Enter for what is nearest to the middle; null: bare ground. */
  onSelect?: (target: Target | null) => void
  /** The pointer moves over something else; null: over bare ground, or off the map. */
  onHover?: (target: Target | null) => void
  /** A person begins to move the view elsewhere. */
  onPan?: () => void
  /** After the view has moved; `byPerson` tells that a person moved it, and not the map itself. */
  onSettle?: (center: LatLon, zoom: number, byPerson: boolean) => void
  /** What the view stays with while it moves, at a time in milliseconds; null: it stays where it is. */
  followed?: (now: number) => MapPoint | null
}
