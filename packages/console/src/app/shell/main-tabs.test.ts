import { expect, it } from 'vitest'
import { MAIN_TABS, tabReasons } from './main-tabs.ts'

const labels = (maySeeAssists: boolean, enableMetricsPage: boolean) =>
  MAIN_TABS.filter(tab => tab.shown({ maySeeAssists, config: { enableMetricsPage } })).map(tab => tab.label)

it('OP-NAV-01 has the main tabs in order', () => {
  expect(labels(true, true)).toEqual(['Queue', 'Map', 'Inventory', 'SiteAssist', 'Metrics'])
})

it('OP-NAV-02 OP-NAV-05 hides SiteAssist and Metrics from whom they are not for', () => {
  expect(labels(false, false)).toEqual(['Queue', 'Map', 'Inventory'])
})

it('OP-NAV-06 gives a reason on every tab while no site is selected', () => {
  expect(MAIN_TABS.every(tab => tabReasons(tab, null).length === 1)).toBe(true)
})

it('says of a room that is not there yet that it comes later', () => {
  const reasons = Object.fromEntries(MAIN_TABS.map(tab => [tab.tab, tabReasons(tab, 'site-1')]))
  expect(reasons.queue).toEqual([])
  expect(reasons.inventory).toEqual(['Comes with a later version.'])
})
