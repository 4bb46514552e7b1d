import type { DemoYard } from '@tractrix/demo-yards'
import { type LatLon, pointInPolygon, type SiteOrigin, toLatLon } from '@tractrix/domain/platform'
import type { Point } from './point.ts'

/** A zone without a direction: trucks may come to a halt somewhere in it. */
export interface Area {
  id: string
  name: string
  polygon: LatLon[]
}

/** The zones of a yard that are neither spots nor closed to trucks. */
export function areas({ zones }: DemoYard): Area[] {
  return zones
    .filter(zone => zone.headingRadians === null && zone.zoneType !== 'no_go')
    .map(({ id, name, polygon }) => ({ id, name, polygon }))
}

/** Whether a point in site meters lies in an area. */
export function isInArea(origin: SiteOrigin, point: Point, area: Area): boolean {
  return pointInPolygon(toLatLon(origin, point), area.polygon)
}
