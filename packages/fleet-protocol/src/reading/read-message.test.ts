import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseTopic, VEHICLE_TOPICS } from '../wire/topics.ts'
import { readMessage } from './read-message.ts'

const vehicle = { manufacturer: 'tractrix', serialNumber: 'bwi-av-01' }
const timestamp = '2026-01-02T03:04:05.006Z'
const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))
const on = (topic: string) => parseTopic(`uagv/v2/tractrix/bwi-av-01/${topic}`)!
const read = (topic: string, value: unknown) => readMessage(on(topic), bytes(value))

describe('reading what vehicles say', () => {
  it('takes null for absent in a standard message, and fills in what 2.0 vehicles leave out', () => {
    const reading = read('state', {
      headerId: 7,
      timestamp: '2026-01-02T03:04:05',
      version: '2.0.0',
      manufacturer: null,
      serialNumber: 'somebody-else',
      orderId: null,
      zoneSetId: null,
      nodeStates: null,
      agvPosition: { x: 1, y: 2, theta: 0, mapId: 'bwi2', deviationRange: null },
      actionStates: [{ actionId: 'a', actionStatus: 'PAUSED', resultDescription: null }, null],
      batteryState: { batteryCharge: 80, charging: false, reach: null },
      errors: [{ errorDescription: 'hm', errorReferences: [{ referenceKey: 'n', referenceValue: 5 }] }],
    })
    expect(reading).toMatchObject({
      ok: true,
      topic: 'state',
      message: {
        ...vehicle,
        timestamp: '2026-01-02T03:04:05Z',
        orderId: '',
        lastNodeSequenceId: 0,
        nodeStates: [],
        edgeStates: [],
        driving: false,
        agvPosition: { x: 1, positionInitialized: true },
        actionStates: [{ actionId: 'a', actionStatus: 'RUNNING' }],
        errors: [
          {
            errorType: 'unknown',
            errorLevel: 'WARNING',
            errorReferences: [{ referenceKey: 'n', referenceValue: '5' }],
          },
        ],
        safetyState: { eStop: 'NONE' },
      },
    })
  })

  it('names what it cannot guess', () => {
    expect(read('state', { headerId: 1, timestamp, version: '2.1.0' })).toEqual({
      ok: false,
      errors: ["/ must have required property 'batteryState'"],
    })
    expect(read('connection', { headerId: 1, timestamp, connectionState: 'MAYBE' })).toMatchObject({
      ok: false,
    })
  })

  it('does not read messages of 3.x, and says of which version they are', () => {
    const connection = { headerId: 1, timestamp, connectionState: 'ONLINE' }
    for (const version of ['3.0.0', '3.1', '10.0.0'])
      expect(read('connection', { ...connection, version })).toEqual({
        ok: false,
        errors: [`version ${version} is not supported`],
        unsupportedVersion: version,
      })
    for (const version of ['2.0.0', '2.1.0', '1.1.0', 'V3', undefined])
      expect(read('connection', { ...connection, version })).toMatchObject({ ok: true })
  })

  it('reads instant actions under either name, and nodes of 2.0', () => {
    const action = { actionId: 'a', actionType: 'stateRequest', blockingType: 'NONE' }
    const header = { headerId: 1, timestamp, version: '2.0.0' }
    for (const key of ['actions', 'instantActions']) {
      expect(read('instantActions', { ...header, [key]: [action] })).toMatchObject({
        ok: true,
        message: { actions: [action] },
      })
    }
    const node = { nodeId: 'n', sequenceId: 0, released: true }
    const nodePosition = { x: 0, y: 0, mapId: 'm', allowedDeviationXy: 15 }
    expect(read('order', { ...header, orderId: 'o', nodes: [{ ...node, nodePosition }] })).toMatchObject({
      ok: true,
      message: { nodes: [{ actions: [], nodePosition: { allowedDeviationXY: 15 } }], edges: [] },
    })
  })

  it('keeps null where profile yard/1 gives it a meaning', () => {
    const header = { headerId: 1, timestamp, version: '2.1.0', profile: 'yard/1' }
    const reading = read('yardRoute', { ...header, moveId: null, orderId: null, mapId: 'bwi2', points: [] })
    expect(reading).toMatchObject({ ok: true, message: { moveId: null } })
    expect(read('yardRoute', { ...header, profile: 'yard/9', moveId: null })).toMatchObject({ ok: false })
  })

  it('answers garbage with a reason and never throws', () => {
    const garbage = fc.oneof(
      fc.uint8Array({ maxLength: 200 }),
      fc.json({ maxDepth: 6 }).map(text => new TextEncoder().encode(text)),
      fc.constant(new TextEncoder().encode('['.repeat(100_000) + ']'.repeat(100_000))),
      fc.constant(new TextEncoder().encode(`{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)),
      fc.constant(new TextEncoder().encode('{"__proto__":{"orderId":"x"},"nodeStates":{},"errors":"no"}')),
    )
    fc.assert(
      fc.property(fc.constantFrom(...VEHICLE_TOPICS), garbage, (topic, payload) => {
        const reading = readMessage(on(topic), payload)
        if (!reading.ok) expect(reading.errors.length).toBeGreaterThan(0)
      }),
    )
  })
})
