import type { DriveMemory } from '../driving/drive-memory.ts'
import type { Passage } from '../planning/leg.ts'
import type { LegStart } from '../planning/leg-request.ts'
import type { TrackPlace } from '../yard/index.ts'
import type { TruckMemory, YardMemory } from './world-memory.ts'

/** A saved yard of version 1: a spot is called `berth` there, and a distance `way`. */
export interface YardMemory1 extends Omit<YardMemory, 'version' | 'trucks'> {
  version: 1
  trucks: Record<string, TruckMemory1>
}

interface TruckMemory1 extends Omit<TruckMemory, 'at' | 'escape' | 'drive'> {
  at: SpotPlace1 | null
  escape: TrackStart1 | null
  /** Left out by the oldest. */
  drive?: DriveMemory1 | null
}

interface DriveMemory1 extends Omit<DriveMemory, 'start' | 'goal' | 'passages' | 'drivenMeters'> {
  start: ({ kind: 'berth' } & SpotPlace1) | TrackStart1
  goal: SpotPlace1
  passages: { enter: TrackPlace1; leave: TrackPlace1 }[]
  way: number
}

type TrackStart = Extract<LegStart, { kind: 'track' }>
type TrackStart1 = Omit<TrackStart, 'place'> & { place: TrackPlace1 }

interface SpotPlace1 {
  berthId: string
  parked: DriveMemory['goal']['parked']
}

interface TrackPlace1 {
  track: number
  way: number
}

/** A saved yard in its present form; null: of a version that is not known. */
export function upgradeMemory(saved: YardMemory | YardMemory1): YardMemory | null {
  if (saved.version === 2) return saved
  if (saved.version !== 1) return null
  const trucks = Object.entries(saved.trucks).map(([serial, truck]) => [serial, upgradeTruck(truck)] as const)
  return { ...saved, version: 2, trucks: Object.fromEntries(trucks) }
}

function upgradeTruck({ at, drive, ...truck }: TruckMemory1): TruckMemory {
  return {
    ...truck,
    at: at && upgradeSpot(at),
    escape: truck.escape && upgradeStart(truck.escape),
    drive: drive ? upgradeDrive(drive) : null,
  }
}

function upgradeDrive({ start, goal, passages, way, ...same }: DriveMemory1): DriveMemory {
  return {
    ...same,
    start: start.kind === 'berth' ? { kind: 'spot', ...upgradeSpot(start) } : upgradeStart(start),
    goal: upgradeSpot(goal),
    passages: passages.map(upgradePassage),
    drivenMeters: way,
  }
}

function upgradePassage({ enter, leave }: DriveMemory1['passages'][number]): Passage {
  return { enter: upgradePlace(enter), leave: upgradePlace(leave) }
}

const upgradeSpot = ({ berthId, parked }: SpotPlace1) => ({ spotId: berthId, parked })
const upgradeStart = (start: TrackStart1): TrackStart => ({ ...start, place: upgradePlace(start.place) })
const upgradePlace = ({ track, way }: TrackPlace1): TrackPlace => ({ track, atMeters: way })
