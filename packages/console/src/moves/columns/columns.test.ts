import { describe, expect, it } from 'vitest'
import { VARIANTS } from '../../platform/variant.ts'
import { buildMove } from '../testing/build-move.ts'
import { LAST_HEADERS } from '../testing/last-headers.ts'
import { draftColumns } from './draft-columns.tsx'
import { fieldColumns } from './field-columns.tsx'
import { queueColumns } from './queue-columns.tsx'

const headers = (columns: readonly { header: string }[]) => columns.map(column => column.header)

describe('the columns', () => {
  it('MV-QUE-02 of the Queue table stand in their order', () => {
    expect(headers(queueColumns(VARIANTS.operations))).toEqual([
      'Enqueued At',
      'Source',
      'Move Type',
      'Priority',
      'Move Status',
      'Truck',
      'SCAC',
      'Trailer #',
      'Start',
      'End',
      'ReferenceId',
      ...LAST_HEADERS.queue,
    ])
  })

  it('MV-DRA-01 MV-DRA-03 of the draft table stand in their order, ReferenceId in the console variant only', () => {
    expect(headers(draftColumns(VARIANTS.operations))).toEqual([
      'Received/Created At',
      'Source',
      'Move Type',
      'Priority',
      'Truck',
      'SCAC',
      'Trailer #',
      'Start',
      'End',
      ...LAST_HEADERS.drafts,
    ])
    expect(headers(draftColumns(VARIANTS.integration))).toContain('ReferenceId')
  })

  it('MV-DRA-02 MV-SITE-08 leave priority out in the console variant', () => {
    expect(headers(draftColumns(VARIANTS.integration))).not.toContain('Priority')
    expect(headers(queueColumns(VARIANTS.integration))).not.toContain('Priority')
  })

  it('are plain where a table does not draw a field in its own way', () => {
    const plain = fieldColumns('history', {})
    expect(headers(plain)).toEqual(LAST_HEADERS.history)
    expect(plain.every(({ sortable }) => sortable)).toBe(true)
    expect(plain.at(-1)?.value?.(buildMove({ notes: 'Seal 4711' }))).toBe('Seal 4711')
  })

  it('MV-QUE-03 filter the status by in progress or pending', () => {
    const status = queueColumns(VARIANTS.operations).find(column => column.id === 'status')
    expect(status?.filter).toEqual({
      kind: 'list',
      options: [
        { value: 'in_progress', label: 'In Progress' },
        { value: 'pending', label: 'Pending' },
      ],
    })
  })

  it('MV-OPEN-27 sort everywhere and filter on source, type, truck, carrier, trailer, start and end', () => {
    const drafts = draftColumns(VARIANTS.operations)
    expect(drafts.every(column => column.sortable)).toBe(true)
    expect(drafts.filter(column => column.filter).map(column => column.id)).toEqual([
      'source',
      'type',
      'truck',
      'scac',
      'serial',
      'start',
      'end',
    ])
  })

  it('MV-OPEN-45 show what the partner wrote while nothing better is known', () => {
    const partnerPayload = {
      scac: 'ABFS',
      serial: '418770',
      fromZone: 'PB44',
      toZone: 'N05',
      referenceId: 'BWI-1',
    }
    const move = buildMove({ trailer: null, fromZone: null, toZone: null, partnerPayload })
    const value = (id: string) =>
      queueColumns(VARIANTS.operations)
        .find(column => column.id === id)
        ?.value?.(move)
    expect(['scac', 'serial', 'start', 'end', 'referenceId'].map(value)).toEqual([
      'ABFS',
      '418770',
      'PB44',
      'N05',
      'BWI-1',
    ])
  })
})
