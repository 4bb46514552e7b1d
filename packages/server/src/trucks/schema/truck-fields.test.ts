import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { report, testFleet } from '../../dispatch/test-dispatch.ts'
import { addYard, ask, type TestYard, testApp } from '../../moves/test-yard.ts'

let app: Awaited<ReturnType<typeof testApp>>
let fleet: Awaited<ReturnType<typeof testFleet>>
let yard: TestYard
let truck: string

beforeAll(async () => {
  app = await testApp()
  yard = await addYard(app, 'TruckFields')
  truck = await yard.addTruck('AV-01', { availability: 'internal', readOnly: true })
  fleet = await testFleet(app)
})
afterAll(async () => {
  await fleet.trucks.close()
  await app.db.close()
})

const QUERY = `query($siteId: ID!) { getTrucks(siteId: $siteId) {
  id siteId internalId name availability readOnly archived manifestVersionRef
  latestTelemetry {
    activeMoveId activeSegmentId isStale isDefault autonomyActive batteryPercentage latitudeDegrees longitudeDegrees
    manifestVersion { source versionRef versionCommit } missionSegmentType paused headingRadians trailerAngleRadians
    trailerIsConnected connectedTrailerId hasRemoteAssist truckState updatedAt eStopReleased hardDriveUtilization
    reportedAt clockOffsetSeconds avBlockedReason alertsOmitted
    alerts { source level code text sentence { code args message } firstSeenAt blocksMoves }
  }
} }`

it('MV-ENT-20 MV-ENT-22 MV-ENT-23 MV-OPEN-127 tells every field of a truck and of its newest words', async () => {
  const said = {
    activeMoveId: randomUUID(),
    activeSegmentId: 's1',
    missionSegmentType: 'drive',
    autonomyActive: true,
    paused: true,
    eStopReleased: false,
    batteryPercentage: 61.5,
    headingRadians: 1.5,
    trailerAngleRadians: -0.2,
    trailerIsConnected: true,
    connectedTrailerId: await yard.addTrailer('1', { inTransit: true }),
    hasRemoteAssist: true,
    hardDriveUtilization: 41,
    truckState: 'backing_trailer',
    reportedAt: '2026-01-01T00:00:00.000Z',
    clockOffsetSeconds: -1.25,
    avBlockedReason: null,
    manifestVersion: { source: 'release', versionRef: '2.96.4', versionCommit: 'abc' },
  } as const
  const { port } = fleet
  const errors = [{ type: 'lidar', level: 'FATAL', text: 'dirty' } as const]
  report({ app, port }, 'truckfields-av-01', {
    ...said,
    errors,
    errorsOmitted: 3,
    latLon: { latitude: 39.5, longitude: -76.5 },
  })
  const { data, codes } = await ask(app, yard.operator, QUERY, { siteId: yard.siteId })
  expect(codes).toEqual([])
  expect(data?.getTrucks).toEqual([
    {
      id: truck,
      siteId: yard.siteId,
      internalId: 'truckfields-av-01',
      name: 'AV-01',
      availability: 'internal',
      readOnly: true,
      archived: false,
      manifestVersionRef: '2.96.4',
      latestTelemetry: {
        ...said,
        latitudeDegrees: 39.5,
        longitudeDegrees: -76.5,
        isStale: false,
        isDefault: false,
        updatedAt: app.clock.now().toISOString(),
        alerts: [
          {
            source: 'truck',
            level: 'fatal',
            code: 'lidar',
            text: 'dirty',
            sentence: null,
            firstSeenAt: app.clock.now().toISOString(),
            blocksMoves: false,
          },
        ],
        alertsOmitted: 3,
      },
    },
  ])
})
