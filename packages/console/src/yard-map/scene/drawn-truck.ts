import type { TruckStatusColor } from '@tractrix/domain/trucks'
import type { TrailerBody } from './trailer-body.ts'
import type { TruckPose } from './truck-motion.ts'

/** A truck as it is drawn in one picture. */
export interface DrawnTruck {
  id: string
  name: string
  pose: TruckPose
  color: TruckStatusColor
  /** Grey body: no fresh telemetry, or none at all yet. */
  isStale: boolean
  isSelected: boolean
  /** A ring round the cab: it wants somebody's eyes. */
  needsHelp: boolean
  /** Words of its label after the name; null: no label. */
  label: string | null
  /** 0 to 1 while it appears or goes (OP-OVL-22). */
  opacity: number
  /** What it tows; without carrier code and serial where nobody knows which trailer it is. */
  trailer: (TrailerBody & { scac: string; serial: string }) | null
}
