import { catalogued } from '@tractrix/domain/errors'
import { type LatLon, polygonCenter, TEXT_LIMITS } from '@tractrix/domain/platform'
import { isNearSite, type SiteBounds } from '@tractrix/domain/sites'
import type { ZoneType } from '@tractrix/domain/zones'

/** What a person says about a zone (MV-OPEN-97). */
export interface ZoneValues {
  name: string
  zoneType: ZoneType
  /** Corners in order, not closed. */
  coordinates: readonly LatLon[]
  headingRadians: number | null
  lengthMeters: number | null
  widthMeters: number | null
  bank: string | null
}

const LONGEST_NAME = TEXT_LIMITS.name
const FEWEST_CORNERS = 3
const MOST_CORNERS = 500
const WHOLE_TURN = 2 * Math.PI

/**
 * Checks what was said about a zone, and trims its names.
 *
 * @throws BAD_INPUT that names the value, what is wrong with it and what would be right
 */
export function readZoneValues<Given extends Partial<ZoneValues>>(given: Given): Given {
  const values = { ...given }
  if (values.name !== undefined) values.name = readName('name', values.name)
  if (values.bank) values.bank = readName('bank', values.bank)
  if (values.zoneType === 'no_go_dynamic')
    throw bad('A zone of type no_go_dynamic is made by createDynamicNoGoForZone.')
  if (values.coordinates) checkOutline(values.coordinates)
  for (const name of ['lengthMeters', 'widthMeters'] as const) {
    const meters = values[name] ?? 1
    if (!(meters > 0 && meters <= 10_000)) throw bad(`${name} must be above 0 and at most 10000.`)
  }
  if (!(Math.abs(values.headingRadians ?? 0) <= WHOLE_TURN))
    throw bad('headingRadians must be from -2π to 2π.')
  return values
}

/** @throws BAD_INPUT that names the first corner which does not belong to the site */
export function checkIsAtSite(corners: readonly LatLon[], bounds: SiteBounds): void {
  const index = corners.findIndex(corner => !isNearSite(corner, bounds))
  if (index < 0) return
  const { latitude, longitude } = corners[index]!
  throw bad(`coordinates[${index}] is far outside the site: latitude ${latitude}, longitude ${longitude}.`)
}

function readName(what: string, text: string): string {
  const name = text.trim()
  if (name === '' || name.length > LONGEST_NAME)
    throw bad(`${what} must have 1 to ${LONGEST_NAME} characters.`)
  return name
}

function checkOutline(corners: readonly LatLon[]): void {
  if (corners.length < FEWEST_CORNERS || corners.length > MOST_CORNERS)
    throw bad(`coordinates must have ${FEWEST_CORNERS} to ${MOST_CORNERS} corners, not ${corners.length}.`)
  if (!corners.every(isOnEarth)) throw bad('coordinates must be degrees: latitude ±90, longitude ±180.')
  if (polygonCenter(corners) === null || isFlat(corners)) throw bad('coordinates must enclose an area.')
}

const isOnEarth = ({ latitude, longitude }: LatLon) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180

/** Less than about a square decimeter. */
const SMALLEST_AREA = 1e-12

function isFlat(corners: readonly LatLon[]): boolean {
  const first = corners[0]!
  const twiceTheArea = corners.reduce((sum, corner, index) => {
    const next = corners[(index + 1) % corners.length]!
    const east = (at: LatLon) => at.longitude - first.longitude
    const north = (at: LatLon) => at.latitude - first.latitude
    return sum + east(corner) * north(next) - east(next) * north(corner)
  }, 0)
  return Math.abs(twiceTheArea) < SMALLEST_AREA
}

const bad = (message: string) => catalogued('BAD_INPUT', { message })
