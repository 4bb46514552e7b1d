import { UNSET_FIELDS } from '@tractrix/domain/testing'
import type { MoveRow } from '../../site-data/index.ts'

/** A pending trailer move from PA17 to E14; tests change what they speak about. */
export function buildMove(changes: Partial<MoveRow> = {}): MoveRow {
  return {
    ...UNSET_FIELDS,
    id: 'move-1',
    siteId: 'site-1',
    type: 'trailer',
    source: 'ui',
    status: 'pending',
    priority: 10,
    fromZone: { id: 'PA17', name: 'PA17', enabled: true },
    toZone: { id: 'E14', name: 'E14', enabled: true },
    trailer: {
      id: 'trailer-1',
      scac: 'SCNN',
      serial: '532148',
      inTransit: false,
      dimensionCode: 'standard',
      lengthMeters: 16.154,
    },
    truck: null,
    requestedTruck: null,
    moveCategory: 'production',
    metadata: {},
    createdAt: '2026-05-12T13:00:00.000Z',
    updatedAt: '2026-05-12T13:00:00.000Z',
    version: 1,
    pendingAt: '2026-05-12T13:01:00.000Z',
    errorSentence: null,
    waitReasons: [],
    ...changes,
  }
}
