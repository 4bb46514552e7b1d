import { expect, it } from 'vitest'
import type { GatewayTrouble } from './gateway-trouble.ts'
import { TroubleLog } from './trouble-log.ts'

function follow() {
  const told: GatewayTrouble[] = []
  return { told, log: new TroubleLog(trouble => told.push(trouble)) }
}
const trouble = (topic: string | null, detail = 'bad'): GatewayTrouble => ({ kind: 'invalid', topic, detail })

it('tells trouble at once, then once a minute with how often it came', () => {
  const { told, log } = follow()
  for (let at = 0; at < 60_000; at += 5) log.add(trouble('a/state'), at)
  log.add(trouble('b/state'), 1)
  expect(told.map(({ topic }) => topic)).toEqual(['a/state', 'b/state'])
  log.add(trouble('a/state', 'worse'), 60_000)
  expect(told.at(-1)?.detail).toBe('worse (and 11999 more like it since the last report)')
})

it('tells trouble without a topic apart by its words', () => {
  const { told, log } = follow()
  for (const detail of ['refused', 'refused', 'lost']) log.add({ kind: 'broker', topic: null, detail }, 0)
  expect(told.map(({ detail }) => detail)).toEqual(['refused', 'lost'])
})

it('stays small when topics are invented', () => {
  const { told, log } = follow()
  for (let index = 0; index < 100_000; index++) log.add(trouble(`t${index}`), 0)
  expect(told).toHaveLength(1_001)
  log.add(trouble('later'), 60_000)
  expect(told.at(-1)).toEqual(trouble('later'))
})
