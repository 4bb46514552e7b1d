import { phrase } from '../../platform/index.ts'
import type { MissionKind } from './mission-kind.ts'

/** Send a truck to a charging station (MV-KIN-08, MV-OPEN-78). */
export const GO_TO_CHARGER = {
  id: 'go_to_charger',
  label: phrase('Go To Charger'),
  moveTypes: ['go_to_charger'],
  shownWhen: null,
  inputs: [{ input: 'truck' }, { input: 'destination' }],
  needed: ['truck', 'destination'],
  problemGroups: ['truck', 'destination'],
} as const satisfies MissionKind
