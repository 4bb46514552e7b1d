import { phrase } from '../../platform/index.ts'
import type { MissionKind } from './mission-kind.ts'

/** Back the trailer that hangs on a truck into a spot without setting it down, for tests (MV-KIN-05, MV-OPEN-77). */
export const BACK_TRAILER = {
  id: 'back_trailer',
  label: phrase('Back Trailer Mission'),
  moveTypes: ['back_trailer_torture_no_drop'],
  shownWhen: { needs: 'enableSvmpMissions' },
  inputs: [{ input: 'truck' }, { input: 'destination' }],
  needed: ['truck', 'destination'],
  problemGroups: ['truck', 'trailer', 'destination'],
} as const satisfies MissionKind
