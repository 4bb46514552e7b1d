import { describe, expect, it } from 'vitest'
import {
  everyVehicleFilter,
  mapStreamTopic,
  parseNewerTopic,
  parseTopic,
  SERVER_TOPICS,
  VEHICLE_TOPICS,
  vehicleTopic,
} from './topics.ts'

const vehicle = { manufacturer: 'tractrix', serialNumber: 'bwi-av-01' }

describe('topics', () => {
  it('builds and parses every topic of a vehicle', () => {
    for (const topic of [...VEHICLE_TOPICS, ...SERVER_TOPICS]) {
      expect(parseTopic(vehicleTopic(vehicle, topic))).toEqual({ vehicle, topic, mapStream: null })
    }
    expect(vehicleTopic(vehicle, 'state')).toBe('uagv/v2/tractrix/bwi-av-01/state')
    expect(everyVehicleFilter('order')).toBe('uagv/v2/+/+/order')
  })

  it('keeps the name of a map stream', () => {
    const topic = mapStreamTopic(vehicle, 'costmap')
    expect(parseTopic(topic)).toEqual({ vehicle, topic: 'yardMap', mapStream: 'costmap' })
  })

  it.each([
    '',
    'uagv/v2/',
    'uagv/v2/tractrix/bwi-av-01',
    'uagv/v2/tractrix/bwi-av-01/gossip',
    'uagv/v1/tractrix/bwi-av-01/state',
    'uagv/v2/tractrix/bwi-av-01/state/more',
    'uagv/v2/tractrix//state',
    'uagv/v2/+/bwi-av-01/state',
    'uagv/v2/tractrix/bwi-av-01/yardMap',
    'uagv/v2/tractrix/bwi-av-01/yardMap/a/b',
    '$SYS/uagv/v2/tractrix/bwi-av-01/state',
  ])('does not take %j for one of ours', topic => {
    expect(parseTopic(topic)).toBeNull()
  })

  it.each(['', 'a/b', '+', '#', 'x'.repeat(65)])(
    'refuses a serial number %j that breaks the topic',
    serialNumber => {
      expect(() => vehicleTopic({ manufacturer: 'tractrix', serialNumber }, 'order')).toThrow(RangeError)
    },
  )

  it('knows whose topics of 3.x are written, and reads none of them', () => {
    expect(parseNewerTopic('uagv/v3/tractrix/bwi-av-01/state')).toEqual(vehicle)
    expect(parseTopic('uagv/v3/tractrix/bwi-av-01/state')).toBeNull()
    for (const topic of ['uagv/v2/a/b/state', 'uagv/v3/a/b/order', 'uagv/v3/a/b/state/c', 'uagv/v3/a//state'])
      expect(parseNewerTopic(topic)).toBeNull()
  })
})
