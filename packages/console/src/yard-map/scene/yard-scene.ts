import { ZONE_TYPES } from '@tractrix/domain/zones'
import { type DockApron, dockAprons } from './dock-aprons.ts'
import type { ParkedTrailer } from './parked-rear.ts'
import type { SceneShape } from './scene-shapes.ts'
import { isSceneSpot, type SceneSpot, type SceneZone } from './scene-zone.ts'
import type { ZoneMarks } from './zone-marks.ts'

/** What the drawing is told of all that stands still. */
export interface YardFacts {
  /** The shapes of the base map. */
  shapes: readonly SceneShape[]
  zones: readonly SceneZone[]
  parked: readonly ParkedTrailer[]
  marks: ZoneMarks
  showLabels: boolean
  /** Whether an image stands in place of the drawn ground. */
  hasOverlay: boolean
}

/** All of a yard that stands still, in meters, with what follows from it. Never changed: a new one takes its place. */
export interface YardScene extends Readonly<YardFacts> {
  readonly aprons: readonly DockApron[]
  /** Zones of the types that are shown. */
  readonly shownZones: readonly SceneZone[]
  /** Those of them that are places to stand in. */
  readonly shownSpots: readonly SceneSpot[]
  /** Ids of the spots with a trailer. */
  readonly takenSpotIds: ReadonlySet<string>
}

/** A yard of which nothing is known yet. */
export const EMPTY_YARD: YardScene = {
  shapes: [],
  zones: [],
  parked: [],
  marks: { inMove: new Set(), shownTypes: new Set(ZONE_TYPES), openZoneId: null },
  showLabels: true,
  hasOverlay: false,
  aprons: [],
  shownZones: [],
  shownSpots: [],
  takenSpotIds: new Set(),
}

/** The scene after some facts have changed. */
export function changedYard(scene: YardScene, changes: Partial<YardFacts>): YardScene {
  const { zones, marks, parked, ...rest } = { ...scene, ...changes }
  const shownZones = zones.filter(zone => marks.shownTypes.has(zone.zoneType))
  return {
    ...rest,
    zones,
    marks,
    parked,
    aprons: zones === scene.zones ? scene.aprons : dockAprons(zones),
    shownZones,
    shownSpots: shownZones.filter(isSceneSpot),
    takenSpotIds: new Set(parked.map(({ spot }) => spot.id)),
  }
}
