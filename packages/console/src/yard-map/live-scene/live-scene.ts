import type { LatLon } from '@tractrix/domain/platform'
import { type Box, type MapPoint, mapFrame, type SceneSource } from '../../map-kit/index.ts'
import type { FleetTelemetryStore, TrailerRow } from '../../site-data/index.ts'
import { type MapSite, parkedInSpots, trailerBody, zonesInMove } from '../contents/scene-of-contents.ts'
import type { MapContents } from '../contents/use-map-contents.ts'
import type { LiveMap } from '../drawing/live-map.ts'
import type { MovingYard } from '../scene/moving-yard.ts'
import { RouteAhead, type RoutePoint } from '../scene/route-ahead.ts'
import { sceneShapes } from '../scene/scene-shapes.ts'
import { sceneZone } from '../scene/scene-zone.ts'
import { changedYard, EMPTY_YARD, type YardFacts, type YardScene } from '../scene/yard-scene.ts'
import { YardTrucks } from './yard-trucks.ts'

const NO_ROUTE: readonly RoutePoint[] = []

/** A place on a truck's route, in degrees. */
export type WorldRoute = readonly (LatLon & { reverse: boolean })[]

/** What the live map shows, kept true to what the page knows of the yard. */
export class LiveScene implements SceneSource<LiveMap> {
  readonly trucks: YardTrucks
  /** What lies over the map, in CSS pixels. */
  controls: readonly Box[] = []
  popup: Box | null = null
  readonly #toMap: (place: LatLon) => MapPoint
  #still: YardScene
  #route = new RouteAhead([])
  #baseMap: MapContents['baseMap'] = null
  #zones: MapContents['zones'] = []
  #trailers: readonly TrailerRow[] = []
  #towed = ''

  constructor({ origin, mapOverlayPath }: Pick<MapSite, 'origin' | 'mapOverlayPath'>) {
    this.#toMap = mapFrame(origin)
    this.trucks = new YardTrucks(this.#toMap)
    this.#still = { ...EMPTY_YARD, hasOverlay: mapOverlayPath !== null }
  }

  get still(): YardScene {
    return this.#still
  }

  movingAt(now: number): MovingYard {
    const { selectedId } = this.trucks
    const selected = selectedId === null ? null : this.trucks.place(selectedId, now)
    return {
      trucks: this.trucks.drawn(now),
      route: selected === null ? NO_ROUTE : this.#route.from(selected),
      controls: this.controls,
      popup: this.popup,
    }
  }

  paceAt(now: number): number {
    return this.trucks.pace(now)
  }

  /** Where the selected truck's route ends; null without one. */
  get routeEnd(): MapPoint | null {
    return this.#route.end
  }

  setRoute(route: WorldRoute): void {
    this.#route = new RouteAhead(route.map(({ reverse, ...place }) => ({ ...this.#toMap(place), reverse })))
  }

  setContents({ baseMap, zones, trailers, trucks, activeMoves }: MapContents): void {
    const changes: Partial<YardFacts> = {
      marks: { ...this.#still.marks, inMove: zonesInMove(activeMoves) },
    }
    if (baseMap !== this.#baseMap) changes.shapes = baseMap ? sceneShapes(baseMap.features, this.#toMap) : []
    if (zones !== this.#zones) changes.zones = zones.map(zone => sceneZone(zone, this.#toMap))
    this.#baseMap = baseMap
    this.#zones = zones
    this.#trailers = trailers
    this.trucks.names = new Map(trucks.map(truck => [truck.id, truck.name]))
    this.trucks.trailers = new Map(trailers.map(trailer => [trailer.id, trailerBody(trailer)]))
    this.trucks.attached = new Map(
      trailers.flatMap(({ id, attachedTruckId }) =>
        attachedTruckId === null ? [] : [[attachedTruckId, id] as const],
      ),
    )
    this.#park(changes)
  }

  /** What a person has chosen to see; the open zone is marked. */
  setChoices({
    showLabels,
    shownTypes,
    openZoneId,
  }: Pick<YardFacts, 'showLabels'> & Pick<YardFacts['marks'], 'shownTypes' | 'openZoneId'>): void {
    const marks = { ...this.#still.marks, shownTypes, openZoneId }
    this.#still = changedYard(this.#still, { showLabels, marks })
  }

  /** Takes the newest samples of all trucks. */
  takeTelemetry(store: FleetTelemetryStore): void {
    for (const sample of store.all()) this.trucks.take(sample, store.receivedAt(sample.truckId) ?? Date.now())
    if (this.#towed !== this.trucks.towedIds().join()) this.#park({})
  }

  /** Puts trailers into their spots: from the inventory, but for those that trucks tow. */
  #park(changes: Partial<YardFacts>): void {
    const towedIds = this.trucks.towedIds()
    this.#towed = towedIds.join()
    const zones = changes.zones ?? this.#still.zones
    const parked = parkedInSpots(this.#trailers, zones, new Set(towedIds))
    this.#still = changedYard(this.#still, { ...changes, parked })
  }
}
