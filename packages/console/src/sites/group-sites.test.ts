import { expect, it } from 'vitest'
import { groupSites } from './group-sites.ts'
import type { SiteRow } from './use-sites.ts'

const site = (name: string, partner: string) =>
  ({ id: name, name, partner: { id: partner, name: partner } }) as SiteRow

it('OP-NAV-11 finds sites by name whatever the case', () => {
  const groups = groupSites([site('Baltimore', 'P'), site('Krems an der Donau', 'P')], ' DONAU ')
  expect(groups.flatMap(group => group.sites.map(found => found.name))).toEqual(['Krems an der Donau'])
})

it('OP-NAV-12 groups by partner only when there is more than one', () => {
  const one = [site('A', 'P'), site('B', 'P')]
  expect(groupSites(one, '').map(group => group.partner)).toEqual([null])
  expect(groupSites([...one, site('C', 'Q')], '').map(group => group.partner)).toEqual(['P', 'Q'])
  expect(groupSites([...one, site('C', 'Q')], 'c').map(group => group.partner)).toEqual(['Q'])
})

it('answers no group when nothing is found', () => {
  expect(groupSites([site('A', 'P')], 'zzz')).toEqual([])
})
