import { phrase } from '../../platform/index.ts'
import type { MissionKind } from './mission-kind.ts'

/** Bring the trailer that hangs on a truck to a staging zone and wait there. */
export const STAGE = {
  id: 'stage',
  label: phrase('Stage Mission'),
  moveTypes: ['stage'],
  shownWhen: null,
  inputs: [{ input: 'truck' }, { input: 'destination' }],
  needed: ['truck', 'destination'],
  problemGroups: ['truck', 'trailer', 'destination'],
} as const satisfies MissionKind
