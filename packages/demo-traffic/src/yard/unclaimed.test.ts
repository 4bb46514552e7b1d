import { UNSUPPORTED_DIMENSION_CODE } from '@tractrix/domain/trailers'
import { describe, expect, it } from 'vitest'
import { buildMove, buildTrailer, buildYard } from '../testing/build-yard.ts'
import { REST_MS, unclaimed } from './unclaimed.ts'
import type { YardTrailer } from './yard-view.ts'

const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)

describe('what nobody claims', () => {
  it('is every rested trailer and every empty open spot', () => {
    const { trailers, stalls, doors } = unclaimed(buildYard())
    expect(trailers).toHaveLength(8)
    expect(ids(stalls)).toEqual(['stall-7', 'stall-8', 'stall-9', 'stall-10', 'stall-11', 'stall-12'])
    expect(ids(doors)).toEqual(['door-3', 'door-4'])
  })

  it.each(['draft', 'pending', 'in_progress'] as const)(
    'is no trailer and no spot that a %s move names, whoever made it',
    status => {
      for (const isOurs of [true, false]) {
        const claim = { isOurs, status, trailerId: 'in-stall-1', fromZoneId: 'stall-1', toZoneId: 'stall-12' }
        const { trailers, stalls } = unclaimed(buildYard({ moves: [buildMove(claim)] }))
        expect(ids(trailers)).not.toContain('in-stall-1')
        expect(ids(stalls)).not.toContain('stall-12')
      }
    },
  )

  it('is no trailer in a spot that a move without a trailer begins at', () => {
    const moves = [buildMove({ isOurs: false, trailerId: null, fromZoneId: 'stall-2' })]
    expect(ids(unclaimed(buildYard({ moves })).trailers)).not.toContain('in-stall-2')
  })

  it('is no trailer that people had moved lately', () => {
    const { trailers } = unclaimed(buildYard({ peoplesTrailerIds: ['in-door-1'] }))
    expect(ids(trailers)).not.toContain('in-door-1')
  })

  it.each<[string, Partial<YardTrailer>]>([
    ['changed a moment ago', { restedMs: REST_MS - 1 }],
    ['behind a truck', { isMoving: true }],
    ['damaged', { canMove: false }],
    ['not confirmed', { otrDropOffConfirmed: false }],
    ['of a size that trucks cannot pull', { dimensionCode: UNSUPPORTED_DIMENSION_CODE }],
    ['of a size that nobody knows', { dimensionCode: null }],
    ['in no spot', { zoneId: null }],
  ])('is no trailer that is %s', (_what, changes) => {
    expect(unclaimed(buildYard({ trailers: [buildTrailer('stall-1', changes)] })).trailers).toEqual([])
    expect(unclaimed(buildYard({ trailers: [buildTrailer('stall-1')] })).trailers).toHaveLength(1)
  })

  it('is nothing in a spot that somebody closed', () => {
    const { spots } = buildYard()
    const closed = spots.map(spot => ({ ...spot, enabled: !['stall-1', 'stall-12'].includes(spot.id) }))
    const { trailers, stalls } = unclaimed(buildYard({ spots: closed }))
    expect(ids(trailers)).not.toContain('in-stall-1')
    expect(ids(stalls)).not.toContain('stall-12')
  })

  it('is no spot any more when a quarter of its kind is left free', () => {
    const filled = (stalls: number, doors: number) =>
      unclaimed(
        buildYard({
          trailers: [
            ...Array.from({ length: stalls }, (_, index) => buildTrailer(`stall-${index + 1}`)),
            ...Array.from({ length: doors }, (_, index) => buildTrailer(`door-${index + 1}`)),
          ],
        }),
      )
    expect(filled(8, 2).stalls).toHaveLength(4)
    expect(filled(9, 2).stalls).toEqual([])
    expect(filled(9, 2).doors).toHaveLength(2)
    expect(filled(8, 3).doors).toEqual([])
  })
})
