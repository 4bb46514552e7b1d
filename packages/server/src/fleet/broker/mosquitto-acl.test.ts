import { readFileSync } from 'node:fs'
import {
  mapStreamTopic,
  SERVER_TOPICS,
  SERVER_USERNAME,
  VEHICLE_TOPICS,
  vehicleTopic,
} from '@tractrix/fleet-protocol'
import { expect, it } from 'vitest'
import { mayPublish, mayReceive } from './broker-acl.ts'

const file = new URL('../../../../../docs/mosquitto/acl.conf', import.meta.url)

/** What Mosquitto makes of the file: rules of one user, and patterns for everybody. */
function mosquittoAllows(user: string, access: 'read' | 'write', topic: string): boolean {
  let section: string | null = null
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [word, ...rest] = line.trim().split(' ')
    if (word === 'user') section = rest[0] ?? null
    const applies = word === 'pattern' || (word === 'topic' && section === user)
    if (applies && rest[0] === access && matches(rest[1]!.replace('%u', user), topic)) return true
  }
  return false
}

function matches(filter: string, topic: string): boolean {
  const levels = topic.split('/')
  const wanted = filter.split('/')
  if (wanted.at(-1) === '#') return wanted.slice(0, -1).every((level, at) => level === levels[at])
  return wanted.length === levels.length && wanted.every((level, at) => level === '+' || level === levels[at])
}

it('allows in the Mosquitto example what the embedded broker allows, and nothing more', () => {
  const topics = ['bwi-av-01', 'bwi-av-02'].flatMap(serialNumber => {
    const vehicle = { manufacturer: 'tractrix', serialNumber }
    return [
      ...[...VEHICLE_TOPICS, ...SERVER_TOPICS].map(topic => vehicleTopic(vehicle, topic)),
      mapStreamTopic(vehicle, 'costmap'),
      `uagv/v2/tractrix/${serialNumber}/gossip`,
      ...['connection', 'state', 'visualization', 'factsheet', 'order'].map(
        topic => `uagv/v3/tractrix/${serialNumber}/${topic}`,
      ),
    ]
  })
  for (const user of ['bwi-av-01', 'bwi-av-02', SERVER_USERNAME]) {
    for (const topic of topics) {
      expect([user, topic, mosquittoAllows(user, 'write', topic)]).toEqual([
        user,
        topic,
        mayPublish(user, topic),
      ])
      // The server may hear everything; which of it is ours it sees for itself.
      if (user === SERVER_USERNAME) continue
      expect([user, topic, mosquittoAllows(user, 'read', topic)]).toEqual([
        user,
        topic,
        mayReceive(user, topic),
      ])
    }
  }
})
