import { describe, expect, it } from 'vitest'
import { offeredTabs, queueTab, tabParameter } from './queue-tabs.ts'

const wide = { partnerTable: true, small: false }
const small = { partnerTable: true, small: true }

describe('the tab parameter', () => {
  it.each([
    [1, 'queued'],
    [2, 'complete'],
    ['3', 'canceled'],
    [4, 'error'],
    [5, 'returned'],
    [6, 'search'],
  ])('OP-DSH-05 OP-DSH-06 OP-DSH-07 reads %j', (parameter, key) => {
    expect(queueTab(parameter, wide)).toBe(key)
  })

  it('MV-SITE-16 MV-OPEN-109 reads Search as the Search tab', () => {
    expect(queueTab('Search', wide)).toBe('search')
  })

  it.each([
    ...[undefined, null, '', 0, 7, 2.5, -1, '2x', 'search', {}, [], [2], Number.NaN, 1e9],
    ...['0x2', '2.0', ' 2', '+2', '2e0', '02', '７', '2\n'],
  ])('OP-DSH-08 OP-DSH-09 OP-OPEN-72 falls back to 1 for %j', parameter => {
    expect(queueTab(parameter, wide)).toBe('queued')
    expect(queueTab(parameter, small)).toBe('queued')
  })

  it('OP-DSH-10 OP-DSH-11 MV-OPEN-111 has tab 5 only with the partner table', () => {
    expect(queueTab(5, { ...wide, partnerTable: false })).toBe('queued')
    expect(offeredTabs({ ...wide, partnerTable: false }).map(tab => tab.label)).not.toContain('Reassigned')
  })
})

it('MV-HIS-01 MV-OPEN-110 offers the tabs in order on wide screens', () => {
  expect(offeredTabs(wide).map(tab => tab.label)).toEqual([
    'Queued',
    'Completed',
    'Canceled',
    'Errored',
    'Reassigned',
    'Search',
  ])
})

it('OP-DSH-12 OP-DSH-13 MV-OPEN-112 gives Drafts in place of Search on small screens', () => {
  const labels = offeredTabs(small).map(tab => tab.label)
  expect(labels).toContain('Drafts')
  expect(labels).not.toContain('Search')
  expect(queueTab(6, small)).toBe('queued')
})

it('OP-OPEN-126 writes the number of a tab, and nothing for Queued and Drafts', () => {
  expect(
    ['queued', 'search', 'drafts', 'returned'].map(key => tabParameter(key as never, 'operations')),
  ).toEqual([undefined, 6, undefined, 5])
})

it('MV-SITE-16 MV-OPEN-109 writes Search in the integration console and numbers elsewhere', () => {
  expect(tabParameter('search', 'integration')).toBe('Search')
  expect(tabParameter('error', 'integration')).toBe(4)
  expect(tabParameter('search', 'operations')).toBe(6)
})
