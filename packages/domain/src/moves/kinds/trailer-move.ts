import { phrase } from '../../platform/index.ts'
import type { MissionKind } from './mission-kind.ts'

/** Fetch a trailer and put it into a spot, set a truck's trailer down, or park a trailer anew where it stands. */
export const TRAILER_MOVE = {
  id: 'trailer_move',
  label: phrase('Trailer Move'),
  moveTypes: ['trailer', 'trailer_attached', 'repark'],
  shownWhen: null,
  inputs: [
    { input: 'trailerOrLocation' },
    { input: 'repark' },
    { input: 'yardInventory', shownWhen: { hiddenBy: 'hidePassiveYardInventory' } },
    { input: 'start' },
    { input: 'destination', onlyFor: ['trailer', 'trailer_attached'] },
    { input: 'truck', onlyFor: ['trailer', 'repark'], shownWhen: { needs: 'enableTruckAssignment' } },
    { input: 'truck', onlyFor: ['trailer_attached'] },
  ],
  needed: ['trailerOrLocation', 'destination'],
  problemGroups: ['trailer', 'location', 'destination', 'truck'],
} as const satisfies MissionKind

/** Which type the Trailer Move form makes. Re-park wins: it leaves the trailer where it is (MV-OPEN-66, MV-VAL-35). */
export function trailerMoveType(form: {
  repark: boolean
  trailerIsAttached: boolean
}): 'trailer' | 'trailer_attached' | 'repark' {
  if (form.repark) return 'repark'
  return form.trailerIsAttached ? 'trailer_attached' : 'trailer'
}
