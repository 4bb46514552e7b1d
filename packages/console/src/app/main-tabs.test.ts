import type { Ability } from '@tractrix/domain/users'
import { expect, it } from 'vitest'
import { showsTab, tabReasons } from '../platform/feature/main-tab.ts'
import { mainTabs } from '../platform/feature/main-tabs.ts'
import { FEATURES } from './features.ts'

const MAIN_TABS = mainTabs(FEATURES)
const labels = (maySeeAssists: boolean, enableMetricsPage: boolean) => {
  const can = (ability: Ability) => ability === 'siteAssist.open' && maySeeAssists
  return MAIN_TABS.filter(tab => showsTab(tab, { can, config: { enableMetricsPage } })).map(
    ({ label }) => label,
  )
}

it('OP-NAV-01 has the main tabs in order', () => {
  expect(labels(true, true)).toEqual(['Queue', 'Map', 'Inventory', 'SiteAssist', 'Metrics'])
})

it('OP-NAV-02 OP-NAV-05 hides SiteAssist and Metrics from whom they are not for', () => {
  expect(labels(false, false)).toEqual(['Queue', 'Map', 'Inventory'])
})

it('OP-NAV-06 gives a reason on every tab while no site is selected', () => {
  expect(MAIN_TABS.every(tab => tabReasons(tab, null).length === 1)).toBe(true)
})

it('says of a tab that has no page yet that it comes later', () => {
  const reasons = Object.fromEntries(MAIN_TABS.map(tab => [tab.tab, tabReasons(tab, 'site-1')]))
  expect(reasons.queue).toEqual([])
  expect(reasons.inventory).toEqual([])
  expect(reasons.siteassist).toEqual(['Comes with a later version.'])
})

it('OP-RTE-22 has one tab that opens first', () => {
  expect(MAIN_TABS.filter(({ opensFirst }) => opensFirst).map(({ tab }) => tab)).toEqual(['map'])
})
