import { readFileSync } from 'node:fs'
import { TRUCK_STATES } from '@tractrix/domain/trucks'
import { expect, it } from 'vitest'
import { YARD_PROFILE } from '../yard/yard-header.ts'
import * as validators from './validators.ts'

const header = {
  headerId: 1,
  timestamp: '2026-01-02T03:04:05.006Z',
  version: '2.1.0',
  manufacturer: 'tractrix',
  serialNumber: 'bwi-av-01',
}
const yard = { ...header, profile: YARD_PROFILE }

it('compiles every published schema and refuses a message without header', () => {
  for (const [name, validate] of Object.entries(validators)) {
    if (name === 'validateVisualization') continue
    expect(validate({}), name).toMatchObject({ ok: false, errors: [expect.stringContaining('required')] })
  }
})

it('MV-ENT-24 yardState knows exactly the truck states of the product', () => {
  const schema = JSON.parse(
    readFileSync(new URL('../../schemas/yard-1/yardState.schema.json', import.meta.url), 'utf8'),
  )
  expect([...schema.properties.truckState.enum].sort()).toEqual([...TRUCK_STATES].sort())
})

it('shows examples in the guide that are right', () => {
  const guide = readFileSync(new URL('../../../../docs/fleet-protocol.md', import.meta.url), 'utf8')
  const examples = [...guide.matchAll(/```json\n([\s\S]*?)```/g)].map(match => JSON.parse(match[1]!))
  const checked = examples.map(example =>
    'nodes' in example ? validators.validateOrder(example) : validators.validateYardState(example),
  )
  expect(checked).toMatchObject([{ ok: true }, { ok: true }])
})

it('accepts one good message of each yard topic', () => {
  const good = {
    validateYardState: {
      ...yard,
      truckState: 'backing_trailer',
      segment: { id: 's1', type: 'back_trailer' },
      moveId: 'm',
      trailer: { connected: true, trailerId: 't', articulationRadians: -0.3 },
      gatewayConnected: true,
      taskable: true,
      diskUtilizationPercentage: 40,
      latitudeDegrees: 39.2,
      longitudeDegrees: -76.6,
      headingRadians: 1,
      manifestVersion: { source: 'release', versionRef: '1.2', versionCommit: null },
      commandStates: [{ commandId: 'c', status: 'FINISHED', resultDescription: null }],
    },
    validateYardRequests: {
      ...yard,
      requests: [
        {
          requestId: 'r',
          kind: 'assist',
          type: 'AVBlocked',
          client: 'remote',
          status: 'READY',
          blocking: true,
          reasonCode: '1001',
          moveId: 'm',
          zoneId: null,
          createdAt: header.timestamp,
          form: null,
          cameras: [{ name: 'front', url: null }],
          attributes: {},
        },
      ],
    },
    validateYardRoute: {
      ...yard,
      moveId: 'm',
      orderId: 'm.1',
      mapId: 'bwi2',
      points: [{ x: 1, y: 2, reverse: true }],
    },
    validateYardEvent: {
      ...yard,
      eventId: 'e',
      type: 'bagSaved',
      moveId: null,
      zoneId: null,
      details: { size: 1 },
    },
    validateYardSensors: { ...yard, sensors: [{ name: 'lidar', value: 10 }] },
    validateYardResponse: {
      ...yard,
      requestId: 'r',
      resolution: 'Retry',
      answers: [],
      zoneId: null,
      respondedBy: 'Ann',
    },
    validateYardCommand: {
      ...yard,
      commandId: 'c',
      type: 'startBagger',
      params: {},
      expiresAt: header.timestamp,
    },
  } satisfies Partial<Record<keyof typeof validators, unknown>>
  const byName = new Map<string, validators.Validator<unknown>>(Object.entries(validators))
  for (const [name, message] of Object.entries(good)) {
    const validate = byName.get(name)!
    expect(validate(message), name).toMatchObject({ ok: true })
    expect(validate({ ...message, profile: 'yard/2' }), name).toMatchObject({ ok: false })
  }
})
