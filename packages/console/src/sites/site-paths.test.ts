import { phrase } from '@tractrix/domain/platform'
import { describe, expect, it } from 'vitest'
import type { MainTab } from '../platform/feature/main-tab.ts'
import { consoleSiteId, fallbackPath, siteOfPath, tabOfPath, type WhereTheUserWas } from './site-paths.ts'

const tab = (name: string, order: number): MainTab => ({
  tab: name,
  label: phrase('A tab'),
  icon: () => null,
  keys: `G ${order}`,
  order,
})
const tabs = [tab('queue', 1), { ...tab('map', 2), opensFirst: true }]

const newcomer: WhereTheUserWas = {
  storedPath: null,
  lastSite: null,
  lastTab: null,
  siteIds: ['b', 'k'],
  tabs,
}

describe('a path that shows nothing', () => {
  it('OP-RTE-20 leads to the stored path', () => {
    expect(fallbackPath({ ...newcomer, storedPath: '/sites/k/queue?tab=2', lastSite: 'b' })).toBe(
      '/sites/k/queue?tab=2',
    )
  })

  it('OP-RTE-21 leads to the last site with the last tab', () => {
    expect(fallbackPath({ ...newcomer, lastSite: 'b', lastTab: 'queue' })).toBe('/sites/b/queue')
  })

  it('OP-RTE-22 takes the map when there is no last tab', () => {
    expect(fallbackPath({ ...newcomer, lastSite: 'b' })).toBe('/sites/b/map')
  })

  it('OP-CST-04 takes a tab that there is no more for none', () => {
    expect(fallbackPath({ ...newcomer, lastSite: 'b', lastTab: 'playground' })).toBe('/sites/b/map')
  })

  it('OP-RTE-23 leads to the only site', () => {
    expect(fallbackPath({ ...newcomer, siteIds: ['b'] })).toBe('/sites/b/map')
  })

  it('OP-RTE-24 leads to /sites otherwise, and for a user without any site', () => {
    expect(fallbackPath(newcomer)).toBe('/sites')
    expect(fallbackPath({ ...newcomer, siteIds: [] })).toBe('/sites')
  })

  it('OP-RTE-20 OP-RTE-25 never follows a stored path or site that the user has lost', () => {
    expect(fallbackPath({ ...newcomer, storedPath: '/sites/gone/map', lastSite: 'gone' })).toBe('/sites')
    expect(fallbackPath({ ...newcomer, storedPath: '/nowhere', siteIds: ['b'] })).toBe('/sites/b/map')
  })
})

it.each([
  ['/sites/b/queue?tab=2', 'b', 'queue'],
  ['/sites/b/map', 'b', 'map'],
  ['/sites/b', 'b', null],
  ['/sites/b/garbage', 'b', null],
  ['/sites', null, null],
  ['/videos/moves/7', null, null],
])('OP-RTE-28 reads site and tab of %s', (path, siteId, name) => {
  expect([siteOfPath(path), tabOfPath(path, tabs)?.tab ?? null]).toEqual([siteId, name])
})

describe('the site of the integration console', () => {
  const known = { asked: null, lastSite: null, siteIds: ['b', 'k'] }

  it('MV-OPEN-134 is the last selected one, and siteId overrides it', () => {
    expect(consoleSiteId({ ...known, lastSite: 'k' })).toBe('k')
    expect(consoleSiteId({ ...known, lastSite: 'k', asked: 'b' })).toBe('b')
  })

  it('MV-OPEN-134 is the only one where none was selected; of several the person chooses', () => {
    expect(consoleSiteId({ ...known, siteIds: ['b'] })).toBe('b')
    expect(consoleSiteId(known)).toBeNull()
  })

  it('is none that the person may not see', () => {
    expect(consoleSiteId({ ...known, lastSite: 'gone' })).toBeNull()
    expect(consoleSiteId({ ...known, lastSite: 'k', asked: 'foreign' })).toBeNull()
  })
})
