import { expect, it } from 'vitest'
import { buildMove, TEST_IDS } from '../testing/index.ts'
import { moveDisplay } from './move-display.ts'

const bare = buildMove({ trailer: null, fromZone: null, toZone: null })
const partnerPayload = { fromZone: 'gate', toZone: 'D7', scac: 'HJBT', serial: '551902', referenceId: 'R1' }
const truck = { id: TEST_IDS.truck, name: 'AV-01' }

it('MV-OPEN-45 shows what the move itself has', () => {
  expect(
    moveDisplay(buildMove({ truck, requestedTruck: { id: 'x', name: 'AV-02' }, partnerPayload })),
  ).toEqual({
    truck: 'AV-01',
    scac: 'WERN',
    serial: '744205',
    start: 'P1',
    end: 'D1',
  })
})

it('MV-OPEN-45 falls back to the requested truck and to what the partner sent', () => {
  expect(moveDisplay({ ...bare, requestedTruck: truck, partnerPayload })).toEqual({
    truck: 'AV-01',
    scac: 'HJBT',
    serial: '551902',
    start: 'gate',
    end: 'D7',
  })
})

it('MV-OPEN-45 shows nothing when nothing is known', () => {
  expect(moveDisplay(bare)).toEqual({ truck: '', scac: '', serial: '', start: '', end: '' })
})
