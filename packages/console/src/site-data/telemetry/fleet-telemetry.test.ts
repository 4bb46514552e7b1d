import { expect, it } from 'vitest'
import { truckLook } from '../../trucks/look/truck-look.ts'
import { onOwnClock, type Telemetry } from './fleet-telemetry.tsx'

const SERVER_NOW = Date.parse('2026-05-12T09:00:00.000Z')
const sample = (secondsAgo: number) =>
  ({
    truckId: 'av-01',
    truckState: 'idle',
    eStopReleased: true,
    alerts: [] as Telemetry['alerts'],
    isDefault: false,
    updatedAt: new Date(SERVER_NOW - secondsAgo * 1_000).toISOString(),
  }) as Telemetry
const at = new Date(SERVER_NOW).toISOString()

it('MV-OPEN-94 counts ages by the clock of the server, however wrong the clock of this browser is', () => {
  for (const here of [SERVER_NOW, SERVER_NOW - 3_600_000, SERVER_NOW + 3_600_000]) {
    const [fresh, old] = onOwnClock({ at, trucks: [sample(2), sample(31)] }, here)
    expect([here - fresh!.serverReceivedAt, here - old!.serverReceivedAt]).toEqual([2_000, 31_000])
    expect(truckLook(fresh, here, here).color).toBe('green')
    expect(truckLook(old, here, here).color).toBe('grey')
  }
})
