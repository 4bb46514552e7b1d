import { describe, expect, it } from 'vitest'
import { enableQuestion, spotStatus } from './spot-status.ts'

const zone = (id: string, name: string) => ({ id, name, enabled: true })
const move = {
  status: 'pending' as const,
  fromZone: zone('a', 'PA01'),
  toZone: zone('b', 'E09'),
  truck: null,
  waitReasons: [],
}

describe('OP-OVL-06 the popup of a spot', () => {
  it('names the pending move that starts or ends there', () => {
    for (const id of ['a', 'b'])
      expect(spotStatus({ id, enabled: true }, [move])).toMatchObject({
        chip: 'In use for move',
        line: { values: { from: 'PA01', to: 'E09' } },
      })
  })

  it('names the truck once the move is in progress', () => {
    const driving = { ...move, status: 'in_progress' as const, truck: { id: 't', name: 'AV-01' } }
    expect(spotStatus({ id: 'a', enabled: true }, [driving])?.line?.values.truck).toBe('AV-01')
  })

  it('OP-OPEN-93 says disabled even for a spot in a move', () => {
    expect(spotStatus({ id: 'a', enabled: false }, [move])?.chip).toBe('Disabled')
  })

  it('has nothing to say about a free spot', () => {
    expect(spotStatus({ id: 'c', enabled: true }, [move])).toBeNull()
  })

  it('tells why a pending move waits, and what holds the truck of one in progress', () => {
    const reason = {
      code: 'destination_occupied',
      message: 'E09 is occupied.',
      args: {},
      zoneId: 'b',
      trailerId: null,
      truckId: null,
      moveId: null,
      since: null,
      helps: null,
    }
    const waiting = { ...move, waitReasons: [reason] } as Parameters<typeof spotStatus>[1][number]
    expect(spotStatus({ id: 'b', enabled: true }, [waiting])?.waits).toBe('E09 is occupied.')
    const silent = { ...reason, code: 'truck_silent', message: 'AV-03 has not reported for 4 minutes' }
    const started = { ...move, status: 'in_progress' as const, waitReasons: [silent] }
    expect(spotStatus({ id: 'b', enabled: true }, [started])?.waits).toBe(
      'AV-03 has not reported for 4 minutes',
    )
    expect(spotStatus({ id: 'b', enabled: true }, [{ ...started, waitReasons: [] }])?.waits).toBeNull()
  })
})

it('OP-SPT-08 OP-OPEN-48 asks before a spot opens that a person closed', () => {
  const question = 'This spot was disabled by a person. Enable it?'
  expect(enableQuestion({ enabled: false, enabledSource: 'human' })).toBe(question)
  expect(enableQuestion({ enabled: false, enabledSource: 'truck' })).toBeNull()
  expect(enableQuestion({ enabled: true, enabledSource: 'human' })).toBeNull()
})
