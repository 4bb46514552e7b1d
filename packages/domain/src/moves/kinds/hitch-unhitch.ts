import { phrase } from '../../platform/index.ts'
import type { MissionKind } from './mission-kind.ts'

/** Hitch and unhitch one trailer again and again, for tests (MV-KIN-04, MV-VAL-40). */
export const HITCH_UNHITCH = {
  id: 'hitch_unhitch',
  label: phrase('Hitch/Unhitch Mission'),
  moveTypes: ['hitch_unhitch_torture'],
  shownWhen: { needs: 'enableSvmpMissions' },
  inputs: [{ input: 'trailerOrLocation' }, { input: 'truck' }],
  needed: ['trailerOrLocation', 'truck'],
  problemGroups: ['trailer', 'location', 'truck'],
} as const satisfies MissionKind
