import type { Job, Stop } from '../vehicles/vehicle-port.ts'

export const MOVE_ID = '0b5b6b86-7f3c-4f0e-9c2e-2f0f3a7c1d11'

/** A spot of the demo map. */
export const buildStop = (stop: Partial<Stop> = {}): Stop => ({
  zoneId: '7d1b0a52-0c8d-4c4f-9d8e-aaaaaaaaaaaa',
  name: 'P12',
  x: 30,
  y: 40,
  theta: 1.5,
  mapId: 'bwi2',
  zoneType: 'trailer_parking_spot',
  ...stop,
})

export const DOCK = buildStop({
  zoneId: '7d1b0a52-0c8d-4c4f-9d8e-bbbbbbbbbbbb',
  name: 'D3',
  x: 60,
  y: 45,
  zoneType: 'trailer_dock_spot',
})

/** A trailer move from P12 to dock D3 by truck bwi-av-01. */
export const buildJob = (job: Partial<Job> = {}): Job => ({
  vehicle: { manufacturer: 'tractrix', serial: 'bwi-av-01' },
  moveId: MOVE_ID,
  attempt: 1,
  kind: 'trailer',
  from: buildStop(),
  to: DOCK,
  trailer: {
    id: '0d6b8f5e-5f7f-4a0b-8a52-cccccccccccc',
    scac: 'SWFT',
    serial: '532101',
    lengthMeters: 16.154,
    dimensionCode: 'standard',
  },
  metadata: {},
  ...job,
})
