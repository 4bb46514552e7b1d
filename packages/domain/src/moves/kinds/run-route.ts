import { phrase } from '../../platform/index.ts'
import type { MissionKind } from './mission-kind.ts'

/** Drive a surveyed route forwards or backwards, for tests (MV-KIN-03). */
export const RUN_ROUTE = {
  id: 'run_route',
  label: phrase('Run Route Mission'),
  moveTypes: ['run_route'],
  shownWhen: { needs: 'enableSvmpMissions' },
  inputs: [{ input: 'truck' }, { input: 'routeName' }, { input: 'routeDirection' }],
  needed: ['truck', 'routeName', 'routeDirection'],
  problemGroups: ['truck', 'route'],
} as const satisfies MissionKind
