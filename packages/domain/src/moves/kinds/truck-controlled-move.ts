import { phrase } from '../../platform/index.ts'
import type { MissionKind } from './mission-kind.ts'

/** Let the truck itself decide how to reach a zone (MV-KIN-02). */
export const TRUCK_CONTROLLED_MOVE = {
  id: 'truck_controlled_move',
  label: phrase('Truck Controlled Move'),
  moveTypes: ['truck_controlled_move'],
  shownWhen: { needs: 'enableTruckControlledMove' },
  inputs: [{ input: 'truck' }, { input: 'destination' }, { input: 'tcMode' }],
  needed: ['truck', 'destination', 'tcMode'],
  problemGroups: ['truck', 'destination', 'route'],
} as const satisfies MissionKind
