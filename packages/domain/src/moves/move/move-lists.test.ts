import { expect, it } from 'vitest'
import * as lists from './move-lists.ts'
import { ROUTE_DIRECTIONS, STATIC_ROUTE_TYPES, TC_MODES } from './move-metadata.ts'

it('MV-ENT-03 MV-OPEN-114 three sources', () => {
  expect(lists.MOVE_SOURCES).toEqual(['api', 'mission_planning', 'ui'])
})

it('MV-ENT-04 thirteen types', () => {
  expect(lists.MOVE_TYPES).toEqual([
    'go_to_zone',
    'repark',
    'stage',
    'trailer',
    'trailer_attached',
    'yard_inventory',
    'go_mission',
    'truck_controlled_move',
    'run_route',
    'hitch_unhitch_torture',
    'back_trailer_torture_no_drop',
    'go_to_charger',
    'find_trailer',
  ])
})

it('MV-ENT-06 MV-ENT-07 MV-ENT-30 values of the metadata', () => {
  expect(ROUTE_DIRECTIONS).toEqual(['FORWARD', 'REVERSE'])
  expect(TC_MODES).toEqual(['DEFAULT', 'BYPASS', 'MANUAL'])
  expect(STATIC_ROUTE_TYPES).toEqual(['inventory', 'svmp'])
})

it('MV-ENT-08 MV-ENT-11 categories and classes', () => {
  expect(lists.MOVE_CATEGORIES).toEqual(['production', 'nonProduction', 'devTest', 'preRelease'])
  expect(lists.MOVE_CLASSES).toEqual(['devTest', 'preRelease', 'release', 'courtesy'])
})

it('MV-OPEN-73 a move is active while pending or in progress', () => {
  expect(lists.ACTIVE_MOVE_STATUSES).toEqual(['pending', 'in_progress'])
})
