import { trailerDimension } from '@tractrix/domain/trailers'
import type { DemoTrailer, DemoZone } from '../definition/demo-yard.ts'
import type { TrailerMix } from '../definition/yard-definition.ts'
import { demoId } from '../seed/demo-id.ts'
import { readTable } from '../seed/read-data.ts'
import { type SeededRandom, seededRandom } from '../seed/seeded-random.ts'

/** The trailers that stand in a yard at the start: each in a spot of its own, the same on every machine. */
export function parkTrailers(alias: string, zones: readonly DemoZone[], mix: TrailerMix): DemoTrailer[] {
  const random = seededRandom(`trailers/${alias}`)
  const doors = random.shuffle(zones.filter(zone => zone.zoneType === 'trailer_dock_spot'))
  const stalls = random.shuffle(zones.filter(zone => zone.zoneType === 'trailer_parking_spot'))
  const atDoors = Math.round(mix.count * mix.doorShare)
  const spots = [...doors.slice(0, atDoors), ...stalls.slice(0, mix.count - atDoors)]
  const carriers = carriersOf(mix)
  const taken = new Set<string>()
  return spots.map(spot => {
    const container = random.chance(mix.containerShare)
    const scac = random.pick(container ? carriers.containers : carriers.vans)
    const serial = freeSerial(random, container, key => !taken.has(`${scac} ${key}`))
    taken.add(`${scac} ${serial}`)
    return {
      id: demoId(`trailer/${alias}/${scac}/${serial}`),
      scac,
      serial,
      ...body(random, container),
      zoneId: spot.id,
    }
  })
}

function carriersOf(mix: TrailerMix): { containers: string[]; vans: string[] } {
  const rows = readTable('facts/scac-carriers.csv').filter(
    row => mix.modes.includes(row.mode!) && /^[A-Z]{4}$/.test(row.scac!),
  )
  const boxes = ['ocean', 'domestic_container', 'chassis']
  const containers = rows.filter(row => boxes.includes(row.mode!)).map(row => row.scac!)
  const vans = rows.filter(row => !boxes.includes(row.mode!)).map(row => row.scac!)
  return { containers, vans: vans.length > 0 ? vans : containers }
}

function freeSerial(random: SeededRandom, container: boolean, free: (serial: string) => boolean): string {
  const drawn = () => {
    if (container) return String(random.below(900_000) + 100_000)
    return random.chance(0.2) ? `U${random.below(60_000) + 10_000}` : String(random.below(490_000) + 40_000)
  }
  let serial = drawn()
  while (!free(serial)) serial = drawn()
  return serial
}

type Body = Omit<DemoTrailer, 'id' | 'scac' | 'serial' | 'zoneId'>

function body(random: SeededRandom, container: boolean): Body {
  const { type, dimensionCode } = container ? containerKind(random) : vanKind(random)
  const size = trailerDimension(dimensionCode)
  const damaged = random.chance(0.02)
  return {
    type,
    dimensionCode,
    lengthMeters: size?.lengthMeters ?? null,
    widthMeters: size?.widthMeters ?? null,
    loaded: type !== 'emptyChassis' && random.chance(0.58),
    canMove: !damaged,
    otrDropOffConfirmed: !random.chance(0.06),
    notes: damaged ? 'Landing gear bent, do not move' : null,
  }
}

function containerKind(random: SeededRandom): Pick<DemoTrailer, 'type' | 'dimensionCode'> {
  const draw = random.next()
  if (draw < 0.12) return { type: 'emptyChassis', dimensionCode: 'container_40' }
  if (draw < 0.72) return { type: 'containerChassis', dimensionCode: 'container_40' }
  return { type: 'containerChassis', dimensionCode: draw < 0.84 ? 'container_20' : 'container_48' }
}

function vanKind(random: SeededRandom): Pick<DemoTrailer, 'type' | 'dimensionCode'> {
  const draw = random.next()
  if (draw < 0.66) return { type: 'dryVan', dimensionCode: 'standard' }
  if (draw < 0.84) return { type: 'reefer', dimensionCode: 'standard' }
  if (draw < 0.92) return { type: 'dryVan', dimensionCode: 'pup' }
  if (draw < 0.985) return { type: 'dryVan', dimensionCode: 'dry_48' }
  return { type: 'dryVan', dimensionCode: null }
}
