import { describe, expect, it } from 'vitest'
import { buildSiteConfig } from '../../testing/index.ts'
import { MOVE_TYPES } from '../move/move-lists.ts'
import { problemGroup } from '../problems/move-problems.ts'
import { hasDestination, moveTypeRule } from '../rules/move-type-rules.ts'
import {
  kindInputs,
  MOVE_KINDS,
  moveKind,
  moveKindOf,
  moveTypeRefusal,
  shownMoveKinds,
} from './move-kinds.ts'
import { trailerMoveType } from './trailer-move.ts'

const ids = (kinds: readonly { id: string }[]) => kinds.map(kind => kind.id)

describe('the tabs of the create form', () => {
  it('MV-KIN-01 are eight, in this order', () => {
    expect(MOVE_KINDS.map(kind => kind.label)).toEqual([
      'Trailer Move',
      'Yard Check Mission',
      'Stage Mission',
      'Go To Charger',
      'Truck Controlled Move',
      'Run Route Mission',
      'Hitch/Unhitch Mission',
      'Back Trailer Mission',
    ])
  })

  it('MV-OPEN-105 without special flags four are shown', () => {
    expect(ids(shownMoveKinds(buildSiteConfig()))).toEqual([
      'trailer_move',
      'yard_check',
      'stage',
      'go_to_charger',
    ])
  })

  it('MV-KIN-02 Truck Controlled Move needs enableTruckControlledMove', () => {
    expect(ids(shownMoveKinds(buildSiteConfig({ enableTruckControlledMove: true })))).toContain(
      'truck_controlled_move',
    )
    expect(ids(shownMoveKinds(buildSiteConfig({ enableSvmpMissions: true })))).not.toContain(
      'truck_controlled_move',
    )
  })

  for (const [row, id] of [
    ['MV-KIN-03', 'run_route'],
    ['MV-KIN-04', 'hitch_unhitch'],
    ['MV-KIN-05', 'back_trailer'],
  ] as const) {
    it(`${row} ${id} needs enableSvmpMissions`, () => {
      expect(ids(shownMoveKinds(buildSiteConfig({ enableSvmpMissions: true })))).toContain(id)
      expect(ids(shownMoveKinds(buildSiteConfig({ enableTruckControlledMove: true })))).not.toContain(id)
    })
  }

  it('MV-KIN-06 Yard Check is hidden by hideActiveYardInventory', () => {
    expect(ids(shownMoveKinds(buildSiteConfig({ hideActiveYardInventory: true })))).not.toContain(
      'yard_check',
    )
  })
})

describe('moveTypeRefusal', () => {
  it.each([
    ['MV-KIN-02', 'truck_controlled_move', { enableTruckControlledMove: true }, 'Truck Controlled Move'],
    ['MV-KIN-03', 'run_route', { enableSvmpMissions: true }, 'Run Route Mission'],
    ['MV-KIN-04', 'hitch_unhitch_torture', { enableSvmpMissions: true }, 'Hitch/Unhitch Mission'],
    ['MV-KIN-05', 'back_trailer_torture_no_drop', { enableSvmpMissions: true }, 'Back Trailer Mission'],
  ] as const)('%s %s is refused until the site has its flag', (_row, type, flag, label) => {
    expect(moveTypeRefusal(type, buildSiteConfig())).toBe(`This site does not offer ${label}.`)
    expect(moveTypeRefusal(type, buildSiteConfig(flag))).toBeNull()
  })

  it('MV-KIN-06 a yard check is refused where it is hidden', () => {
    expect(moveTypeRefusal('yard_inventory', buildSiteConfig())).toBeNull()
    expect(moveTypeRefusal('yard_inventory', buildSiteConfig({ hideActiveYardInventory: true }))).toBe(
      'This site does not offer Yard Check Mission.',
    )
  })

  it('MV-OPEN-66 what only the system makes is refused everywhere, what every site offers nowhere', () => {
    for (const type of ['go_to_zone', 'go_mission', 'find_trailer'] as const)
      expect(moveTypeRefusal(type, buildSiteConfig())).toMatch(/^Only the system makes moves of the type /)
    for (const type of ['trailer', 'trailer_attached', 'repark', 'stage', 'go_to_charger'] as const)
      expect(moveTypeRefusal(type, buildSiteConfig())).toBeNull()
  })
})

describe('what the kinds make', () => {
  it('MV-OPEN-66 every type has one kind, or is made by the system', () => {
    const bySystem = MOVE_TYPES.filter(type => moveKindOf(type) === null)
    expect(bySystem).toEqual(['go_to_zone', 'go_mission', 'find_trailer'])
    const made = MOVE_KINDS.flatMap((kind): readonly string[] => kind.moveTypes)
    expect(new Set(made).size).toBe(made.length)
  })

  it('MV-OPEN-66 Trailer Move makes three types', () => {
    expect(trailerMoveType({ repark: false, trailerIsAttached: false })).toBe('trailer')
    expect(trailerMoveType({ repark: false, trailerIsAttached: true })).toBe('trailer_attached')
    expect(trailerMoveType({ repark: true, trailerIsAttached: true })).toBe('repark')
    expect(moveKind('trailer_move').moveTypes).toEqual(['trailer', 'trailer_attached', 'repark'])
  })

  for (const kind of MOVE_KINDS.map(one => moveKind(one.id))) {
    for (const type of kind.moveTypes) {
      it(`MV-OPEN-68 MV-OPEN-77 the ${kind.label} form asks for what a ${type} move needs`, () => {
        const rule = moveTypeRule(type)
        const inputs = kindInputs(kind, buildSiteConfig(), type)
        expect(inputs.includes('destination')).toBe(hasDestination(type))
        if (rule.needsTruck) expect(inputs).toContain('truck')
        if (rule.trailer === 'fetched_either') expect(inputs).toContain('trailerOrLocation')
        expect(inputs.includes('routeName')).toBe(rule.routeSettings.includes('RT_NAME'))
        expect(inputs.includes('routeDirection')).toBe(rule.routeSettings.includes('DIR'))
        expect(inputs.includes('tcMode')).toBe(rule.routeSettings.includes('TC_MODE'))
        for (const needed of kind.needed) if (needed !== 'destination') expect(inputs).toContain(needed)
        const groups = kind.problemGroups
        expect(groups.includes('destination')).toBe(kind.moveTypes.some(hasDestination))
        expect(groups.includes(problemGroup('truck_unavailable'))).toBe(true)
      })
    }
  }

  it('MV-KIN-07 Yard Check can take a static route', () => {
    expect(kindInputs(moveKind('yard_check'), buildSiteConfig())).toContain('staticRoute')
  })

  it('MV-OPEN-22 enableTruckAssignment offers the truck on plain and re-park moves', () => {
    const kind = moveKind('trailer_move')
    for (const type of ['trailer', 'repark'] as const) {
      expect(kindInputs(kind, buildSiteConfig(), type)).not.toContain('truck')
      expect(kindInputs(kind, buildSiteConfig({ enableTruckAssignment: true }), type)).toContain('truck')
    }
  })

  it('MV-OPEN-22 hidePassiveYardInventory hides the yard-inventory checkbox', () => {
    const kind = moveKind('trailer_move')
    expect(kindInputs(kind, buildSiteConfig())).toContain('yardInventory')
    expect(kindInputs(kind, buildSiteConfig({ hidePassiveYardInventory: true }))).not.toContain(
      'yardInventory',
    )
  })
})
