import { type DriveMemory, rememberDrive, restoreDrive } from '../driving/drive-memory.ts'
import type { Driver } from '../driving/driver.ts'
import type { YardGround } from '../ground/yard-ground.ts'
import type { RigState, TrailerGear } from '../motion/kinematics.ts'
import type { OrderMemory } from '../orders/order-run.ts'
import { OrderRun } from '../orders/order-run.ts'
import { legStart } from '../planning/leg-start.ts'
import type { TruckStart } from '../trucks/truck-start.ts'
import type { SimTrailer } from '../yard/sim-trailer.ts'
import type { WorldYard } from './sim-world.ts'

/** What of a yard survives a restart of the simulator. */
export interface YardMemory {
  version: 2
  /** The trailer in each spot, by zone id. */
  trailers: Record<string, SimTrailer>
  trucks: Record<string, TruckMemory>
}

/** What is saved of a truck. */
export interface TruckMemory {
  rig: RigState
  /** The spot in which it stands; null: in none. */
  at: { spotId: string; parked: TrailerGear | null } | null
  escape: TruckStart['escape']
  /** The drive in the midst of which it is; null: it does not drive. */
  drive: DriveMemory | null
  trailer: SimTrailer | null
  batteryShare: number
  charging: boolean
  paused: boolean
  run: OrderMemory | null
}

/** Everything about a yard that a restarted simulator needs. */
export function rememberYard({ ground, trucks }: WorldYard): YardMemory {
  return {
    version: 2,
    trailers: Object.fromEntries(ground.trailers),
    trucks: Object.fromEntries(
      trucks.map(truck => {
        const { driver, battery } = truck
        const memory: TruckMemory = {
          rig: driver.rig,
          at: driver.at === null ? null : { spotId: driver.at.spot.id, parked: driver.at.parked },
          escape: escapeOf(driver),
          drive: rememberDrive(driver.drive),
          trailer: truck.trailer,
          batteryShare: battery.share,
          charging: battery.charging,
          paused: truck.paused,
          run: truck.run?.remember() ?? null,
        }
        return [truck.serial, memory]
      }),
    ),
  }
}

/** How a truck would get back onto a track from where it is; thinned out, a point each 0.4 m is enough to follow. */
function escapeOf(driver: Driver): TruckStart['escape'] {
  const start = legStart(driver)
  if (start.kind !== 'track') return null
  return {
    ...start,
    lead: start.lead.filter((_, index) => index % 4 === 0 || index === start.lead.length - 1),
  }
}

/** Puts the trailers where they were. Trailers that hang on trucks come with their trucks. */
export function restoreTrailers(ground: YardGround, memory: YardMemory): void {
  ground.trailers.clear()
  for (const [spotId, trailer] of Object.entries(memory.trailers)) {
    if (ground.yard.spotById.has(spotId)) ground.trailers.set(spotId, trailer)
  }
}

/** Where a truck was; null: the memory does not know it. */
export function rememberedStart(ground: YardGround, memory: YardMemory, serial: string): TruckStart | null {
  const truck = memory.trucks[serial]
  if (truck === undefined) return null
  const spot = truck.at === null ? undefined : ground.yard.spotById.get(truck.at.spotId)
  const gear = truck.trailer?.gear ?? null
  return {
    rig: truck.rig,
    trailer: truck.trailer,
    at: spot === undefined ? null : { spot, parked: truck.at!.parked },
    escape: truck.escape,
    drive: truck.drive ? restoreDrive(ground, truck.drive, { rig: truck.rig, gear }) : null,
    batteryShare: truck.batteryShare,
  }
}

/** Gives the trucks back what they were doing. */
export function restoreWork({ ground, trucks }: WorldYard, memory: YardMemory): void {
  for (const truck of trucks) {
    const remembered = memory.trucks[truck.serial]
    if (remembered === undefined) continue
    truck.paused = remembered.paused
    truck.battery.charging = remembered.charging
    if (remembered.run !== null) truck.begin(OrderRun.restore(ground.yard, remembered.run))
  }
}
