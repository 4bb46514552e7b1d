import { defaultTelemetry } from '@tractrix/domain/trucks'
import { expect, it } from 'vitest'
import { buildVehicleTelemetry } from '../../fleet/testing/build-vehicle-telemetry.ts'
import type { FleetTruck } from '../store/trucks.store.ts'
import { LiveTruck } from './live-truck.ts'

const NOW = Date.parse('2026-05-12T13:00:00.000Z')
const identity = { id: 't', siteId: 'site-2', internalId: 'av-02' }
const truck: FleetTruck = {
  ...identity,
  manufacturer: 'tractrix',
  origin: { latitude: 39.17, longitude: -76.67, rotationRadians: 0 },
  mapId: 'bwi2-1',
  bounds: { latitudeMin: 39.16, latitudeMax: 39.18, longitudeMin: -76.68, longitudeMax: -76.66 },
  telemetry: null,
}

it('MV-ENT-23 OP-ENT-17 a truck that got another name or site since its last report is told by the new ones', () => {
  const written = {
    ...defaultTelemetry({ ...identity, siteId: 'site-1', internalId: 'av-01' }),
    isDefault: false,
    batteryPercentage: 40,
  }
  const live = new LiveTruck({ ...truck, telemetry: written })
  const told = { truckId: 't', truckInternalId: 'av-02', siteId: 'site-2' }
  expect(live.telemetry(NOW)).toMatchObject({ ...told, batteryPercentage: 40 })
  live.receive(buildVehicleTelemetry({ report: { batteryPercentage: 41 } }), NOW)
  expect(live.telemetry(NOW)).toMatchObject({ ...told, batteryPercentage: 41 })
})
