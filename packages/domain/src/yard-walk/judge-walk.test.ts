import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judgeWalk, type WalkedTrailer, type WalkSighting } from './judge-walk.ts'

const trailer = (
  serial: string,
  zoneId: string | null,
  more: Partial<WalkedTrailer> = {},
): WalkedTrailer => ({
  id: `t${serial}`,
  scac: 'WERN',
  serial,
  zoneId,
  inTransit: false,
  isInUse: false,
  ...more,
})
const saw = (zoneId: string, serial: string | null): WalkSighting => ({
  zoneId,
  trailer: serial === null ? null : { scac: 'wern', serial },
})

describe('a walk through the yard', () => {
  it('confirms what stands where it is recorded, and empty spots', () => {
    expect(judgeWalk([saw('P1', '1'), saw('P2', null)], [trailer('1', 'P1')])).toEqual([
      { kind: 'confirmed', zoneId: 'P1', trailerId: 't1' },
      { kind: 'empty', zoneId: 'P2' },
    ])
  })

  it('tells moved, unknown and missing trailers apart', () => {
    const yard = [trailer('1', 'P1'), trailer('2', 'P2'), trailer('3', null)]
    expect(judgeWalk([saw('P1', '2'), saw('P2', '3'), saw('P3', '9')], yard)).toEqual([
      { kind: 'moved', zoneId: 'P1', trailerId: 't2', fromZoneId: 'P2' },
      { kind: 'missing', zoneId: 'P1', trailerId: 't1' },
      { kind: 'moved', zoneId: 'P2', trailerId: 't3', fromZoneId: null },
      { kind: 'unknown', zoneId: 'P3', scac: 'wern', serial: '9' },
    ])
  })

  it('calls no trailer missing that was seen in another spot', () => {
    const yard = [trailer('1', 'P1'), trailer('2', 'P2')]
    expect(judgeWalk([saw('P1', '2'), saw('P2', '1')], yard).map(({ kind }) => kind)).toEqual([
      'moved',
      'moved',
    ])
    expect(judgeWalk([saw('P1', null), saw('P3', '1')], yard)).toEqual([
      { kind: 'moved', zoneId: 'P3', trailerId: 't1', fromZoneId: 'P1' },
    ])
  })

  it('leaves alone what a truck has or comes for', () => {
    const yard = [trailer('1', 'P1', { isInUse: true }), trailer('2', null, { inTransit: true })]
    expect(judgeWalk([saw('P1', null), saw('P2', '2')], yard)).toEqual([
      { kind: 'left', zoneId: 'P1', trailerId: 't1', because: 'in_use' },
      { kind: 'left', zoneId: 'P2', trailerId: 't2', because: 'in_transit' },
    ])
    const taken = [trailer('1', 'P1', { isInUse: true }), trailer('2', 'P2')]
    expect(judgeWalk([saw('P1', '2')], taken), 'one trailer per spot').toEqual([
      { kind: 'left', zoneId: 'P1', trailerId: 't1', because: 'in_use' },
    ])
  })

  it('believes the last sighting of a spot and of a trailer', () => {
    expect(judgeWalk([saw('P1', '1'), saw('P1', null)], [])).toEqual([{ kind: 'empty', zoneId: 'P1' }])
    expect(judgeWalk([saw('P1', '1'), saw('P2', '1')], [])).toEqual([
      { kind: 'unknown', zoneId: 'P2', scac: 'wern', serial: '1' },
    ])
  })

  it('puts no trailer into two spots and no two into one, whatever was seen', () => {
    const zone = fc.constantFrom('P1', 'P2', 'P3', 'P4')
    const serial = fc.constantFrom('1', '2', '3', '4', '5')
    const sightings = fc.array(
      fc.record({ zoneId: zone, trailer: fc.option(fc.record({ scac: fc.constant('WERN'), serial })) }),
    )
    const yards = fc
      .uniqueArray(fc.tuple(serial, zone), { selector: ([name]) => name })
      .map(pairs => pairs.filter(([, at], index) => pairs.findIndex(([, other]) => other === at) === index))
    fc.assert(
      fc.property(sightings, yards, (walked, yard) => {
        const findings = judgeWalk(
          walked,
          yard.map(([name, at]) => trailer(name, at)),
        )
        const placed = findings.filter(({ kind }) => ['confirmed', 'moved', 'unknown'].includes(kind))
        expect(new Set(placed.map(({ zoneId }) => zoneId)).size).toBe(placed.length)
        const names = findings.map(finding =>
          'trailerId' in finding ? finding.trailerId : JSON.stringify(finding),
        )
        expect(new Set(names).size).toBe(names.length)
      }),
    )
  })
})
