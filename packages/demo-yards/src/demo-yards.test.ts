import { termsProblems } from '@tractrix/domain/detention'
import { FORM_TYPES } from '@tractrix/domain/forms'
import { isRejectionCode } from '@tractrix/domain/moves'
import { toSiteMeters } from '@tractrix/domain/platform'
import { SITE_CONFIG_FLAGS } from '@tractrix/domain/sites'
import { isPlaygroundTruck } from '@tractrix/domain/trucks'
import { SPOT_ZONE_TYPES } from '@tractrix/domain/zones'
import { describe, expect, it } from 'vitest'
import type { DemoYard, DemoZone } from './definition/demo-yard.ts'
import { demoYard, demoYards } from './demo-yards.ts'
import { demoQuestions } from './forms/demo-forms.ts'
import { demoId } from './seed/demo-id.ts'
import { polygonsOverlap } from './testing/polygons-overlap.ts'

const yards = demoYards()

describe('demo yards', () => {
  it('OP-ENT-13 are the same at every call, ids included', () => {
    expect(demoYards()).toEqual(yards)
    expect(demoId('zone/baltimore/E01')).toBe(zoneOf(demoYard('baltimore')!, 'E01').id)
    expect(demoYard('baltimore')!.siteId).toBe('7e0c7eb1-243a-5654-95fb-aeebad7bc0cf')
    expect(demoId('x')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })

  it('MV-ENT-19 OP-ENT-14 every config flag is on at one yard and off at another', () => {
    for (const flag of SITE_CONFIG_FLAGS) {
      expect(new Set(yards.map(yard => yard.config[flag])), flag).toEqual(new Set([true, false]))
    }
    expect(new Set(yards.map(yard => yard.config.trailerUndoCheckoutExpiration)).size).toBe(3)
  })

  it('MV-ENT-20 trucks have one wire name each in the whole demo, six or more at Baltimore', () => {
    const ids = yards.flatMap(yard => yard.trucks.map(truck => truck.internalId))
    expect(new Set(ids).size).toBe(ids.length)
    expect(demoYard('baltimore')!.trucks.map(truck => truck.name)).toEqual(
      Array.from({ length: 8 }, (_, index) => `AV-0${index + 1}`),
    )
  })

  it('MV-ENT-21 stub trucks are known by their prefix and are no part of the driven fleet', () => {
    for (const { trucks, playgroundTrucks } of yards) {
      expect(playgroundTrucks.map(isPlaygroundTruck)).toEqual([true, true])
      expect(trucks.some(isPlaygroundTruck)).toBe(false)
    }
    const ids = yards.flatMap(yard => yard.playgroundTrucks.map(truck => truck.internalId))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('MV-ENT-29 MV-ENT-30 static routes of both types lead along lanes of their yard', () => {
    const types = demoYard('baltimore')!.staticRoutes.map(route => route.routeType)
    expect(new Set(types)).toEqual(new Set(['inventory', 'svmp']))
    for (const yard of yards) {
      const lanes = new Set(yard.lanes.map(lane => lane.name))
      expect(yard.staticRoutes.flatMap(route => route.lanes).filter(name => !lanes.has(name))).toEqual([])
    }
  })

  it('MV-ENT-31 MV-ENT-33 MV-REJ-01 every form has questions, and each reassignment reason its code', () => {
    const questions = demoQuestions()
    expect(new Set(questions.map(question => question.formType))).toEqual(new Set(FORM_TYPES))
    for (const { questionType, selections } of questions)
      expect(selections.length > 0).toBe(questionType === 'select')
    const reasons = questions.find(({ formType }) => formType === 'draftMoveReassigned')!.selections
    expect(reasons.map(({ metadata }) => metadata.reassignedCode).every(isRejectionCode)).toBe(true)
    const ids = questions.flatMap(question => [question.id, ...question.selections.map(({ id }) => id)])
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('OP-ROL-06 people have the roles of the contract, the outsider none', () => {
    const roles = (alias: string) => demoYard(alias)!.people.map(person => person.role)
    expect(roles('baltimore')).toEqual(['Dispatcher', 'Manager', 'Operator', 'Driver', 'Customer', 'Partner'])
    expect(roles('krems')).toEqual(['Dispatcher', 'Manager', 'Operator'])
  })

  it('speak other languages and keep other clocks', () => {
    expect(new Set(yards.map(yard => yard.timeZone)).size).toBe(2)
    expect(demoYard('krems')!.zones.some(zone => /[ÄÖÜäöü]/.test(zone.name))).toBe(true)
  })
})

it('OP-MAP-12 the middle of the bounds of Baltimore lies among its stalls', () => {
  const { bounds, zones, origin } = demoYard('baltimore')!
  const middle = toSiteMeters(origin, {
    latitude: (bounds.latitudeMin + bounds.latitudeMax) / 2,
    longitude: (bounds.longitudeMin + bounds.longitudeMax) / 2,
  })
  const stalls = zones.filter(zone => zone.zoneType === 'trailer_parking_spot').flatMap(zone => zone.polygon)
  const places = stalls.map(corner => toSiteMeters(origin, corner))
  expect(middle.x).toBeGreaterThan(Math.min(...places.map(({ x }) => x)))
  expect(middle.x).toBeLessThan(Math.max(...places.map(({ x }) => x)))
  expect(middle.y).toBeGreaterThan(Math.min(...places.map(({ y }) => y)))
  expect(middle.y).toBeLessThan(Math.max(...places.map(({ y }) => y)))
})

it('OP-OPEN-30 the tables of free time and rates can be saved as they are', () => {
  for (const { detention } of yards)
    expect(termsProblems({ validFrom: null, rows: detention.rows }, { known: [], now: 0 })).toEqual([])
})

describe.each(yards.map(yard => [yard.alias, yard] as const))('%s', (_, yard) => {
  it('MV-ENT-25 zone names are unique', () => {
    const names = yard.zones.map(zone => zone.name)
    expect(new Set(names).size).toBe(names.length)
  })

  it('OP-ENT-06 no two zones overlap, but for the area that holds them', () => {
    const solid = yard.zones.filter(zone => zone.zoneType !== 'autonomous').map(zone => corners(yard, zone))
    const overlaps = solid.flatMap((one, index) =>
      solid.slice(index + 1).filter(other => polygonsOverlap(one, other, 0.1)),
    )
    expect(overlaps).toEqual([])
  })

  it('OP-ENT-01 trailers have real carrier codes, own names, and a spot each that is long enough', () => {
    const spots = new Map(yard.zones.map(zone => [zone.id, zone]))
    expect(new Set(yard.trailers.map(trailer => trailer.zoneId)).size).toBe(yard.trailers.length)
    expect(new Set(yard.trailers.map(({ scac, serial }) => `${scac} ${serial}`)).size).toBe(
      yard.trailers.length,
    )
    for (const trailer of yard.trailers) {
      const spot = spots.get(trailer.zoneId)!
      expect(SPOT_ZONE_TYPES).toContain(spot.zoneType)
      expect(trailer.scac).toMatch(/^[A-Z]{4}$/)
      expect(trailer.lengthMeters ?? 0).toBeLessThan(spot.lengthMeters!)
    }
  })

  it('MV-ENT-25 noses of docks and stalls point along the spot, to the lane in front', () => {
    const lanePoints = yard.lanes.flatMap(lane => lane.points).map(point => toSiteMeters(yard.origin, point))
    expect(lanePoints.length).toBeGreaterThan(4)
    for (const zone of yard.zones.filter(each => each.headingRadians !== null)) {
      const theta = zone.headingRadians! - yard.origin.rotationRadians
      const along = corners(yard, zone).map(({ x, y }) => x * Math.cos(theta) + y * Math.sin(theta))
      expect(Math.max(...along) - Math.min(...along), zone.name).toBeCloseTo(zone.lengthMeters!, 0)
    }
  })

  it('the lanes hang together, and every place lies beside one of them', () => {
    expect(unreached(yard)).toEqual([])
    for (const spot of yard.zones.filter(zone => zone.headingRadians !== null)) {
      expect(frontToLane(yard, spot), spot.name).toBeLessThan(20)
    }
  })

  it('has a waiting place for each truck, away from every zone', () => {
    expect(yard.waitingPlaces.length).toBeGreaterThanOrEqual(yard.trucks.length)
    const solid = yard.zones.filter(zone => zone.headingRadians !== null)
    for (const place of yard.waitingPlaces) {
      const { x, y } = toSiteMeters(yard.origin, place.center)
      const around = [-3, 3]
        .flatMap(dx => [-3, 3].map(dy => ({ x: x + dx, y: y + dy })))
        .sort((a, b) => a.x - b.x)
      const box = [around[0]!, around[2]!, around[3]!, around[1]!]
      expect(solid.filter(zone => polygonsOverlap(corners(yard, zone), box, 0))).toEqual([])
    }
  })

  it('draws its surroundings with the credit that the licence asks for', () => {
    expect(yard.baseMap.attribution).toBe('© OpenStreetMap contributors')
    const kinds = new Set(yard.baseMap.features.map(feature => feature.properties.kind))
    for (const kind of [
      'ground',
      'asphalt',
      'building',
      'fence',
      'gate',
      'lane',
      'street',
      'rail',
    ] as const) {
      expect(kinds, kind).toContain(kind)
    }
  })
})

function zoneOf(yard: DemoYard, name: string): DemoZone {
  return yard.zones.find(zone => zone.name === name)!
}

function corners(yard: DemoYard, zone: DemoZone) {
  return zone.polygon.map(corner => toSiteMeters(yard.origin, corner))
}

/** Names of lanes that cannot be reached from the first one over shared end points. */
function unreached(yard: DemoYard): string[] {
  const ends = yard.lanes.map(lane =>
    [lane.points[0]!, lane.points.at(-1)!].map(point => toSiteMeters(yard.origin, point)),
  )
  const near = (a: { x: number; y: number }, b: { x: number; y: number }) =>
    Math.hypot(a.x - b.x, a.y - b.y) < 0.5
  const reached = new Set([0])
  for (const index of reached) {
    ends.forEach((other, candidate) => {
      if (other.some(end => ends[index]!.some(own => near(own, end)))) reached.add(candidate)
    })
  }
  return yard.lanes.filter((_, index) => !reached.has(index)).map(lane => lane.name)
}

/** From the middle of a spot's front to the nearest lane, in meters. */
function frontToLane(yard: DemoYard, spot: DemoZone): number {
  const theta = spot.headingRadians! - yard.origin.rotationRadians
  const all = corners(yard, spot)
  const center = { x: mean(all.map(({ x }) => x)), y: mean(all.map(({ y }) => y)) }
  const front = {
    x: center.x + (Math.cos(theta) * spot.lengthMeters!) / 2,
    y: center.y + (Math.sin(theta) * spot.lengthMeters!) / 2,
  }
  const distances = yard.lanes.flatMap(lane => {
    const points = lane.points.map(point => toSiteMeters(yard.origin, point))
    return points.slice(1).map((to, index) => toSegment(front, points[index]!, to))
  })
  return Math.min(...distances)
}

function toSegment(
  point: { x: number; y: number },
  a: { x: number; y: number },
  b: { x: number; y: number },
) {
  const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2
  const share = Math.max(
    0,
    Math.min(1, ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / length),
  )
  return Math.hypot(point.x - a.x - share * (b.x - a.x), point.y - a.y - share * (b.y - a.y))
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
