import { phrase } from '../../platform/index.ts'
import type { MissionKind } from './mission-kind.ts'

/** Drive past the spots and look what stands there (MV-KIN-06, MV-KIN-07). */
export const YARD_CHECK = {
  id: 'yard_check',
  label: phrase('Yard Check Mission'),
  moveTypes: ['yard_inventory'],
  shownWhen: { hiddenBy: 'hideActiveYardInventory' },
  inputs: [{ input: 'truck' }, { input: 'staticRoute' }],
  needed: ['truck'],
  problemGroups: ['truck', 'route'],
} as const satisfies MissionKind
