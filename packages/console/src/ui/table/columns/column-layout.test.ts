import { describe, expect, it } from 'vitest'
import type { DataColumn } from '../model/table-types.ts'
import { layoutColumns, layoutSteps } from './column-layout.ts'

const column = (id: string, more: Partial<DataColumn<object>> = {}): DataColumn<object> => ({
  id,
  header: id,
  width: 100,
  ...more,
})
const bare = { selectable: false, actionsWidth: 0, chosen: {} }
const ids = (columns: DataColumn<object>[], width: number) =>
  layoutColumns(columns, width, bare).placed.map(placed => placed.column.id)

describe('layoutColumns', () => {
  it('lets the growing column take what the others leave', () => {
    expect(layoutColumns([column('a'), column('b', { grow: true })], 900, bare).template).toBe(
      'minmax(100px, 100px) minmax(max(100px, (100% - 100px) * 0.6), 1fr)',
    )
  })
  it('shrinks columns to their least width where there is not enough for all', () => {
    const layout = layoutColumns([column('a', { least: 60 }), column('b', { grow: true })], 900, bare)
    expect(layout).toMatchObject({
      template: 'minmax(60px, 100px) minmax(max(100px, (100% - 60px) * 0.6), 1fr)',
      minWidth: 160,
    })
  })
  it('keeps the widths that somebody chose, whatever else would hold', () => {
    const compact = { below: 1000, width: 30, cell: () => null }
    const columns = [column('a', { compact, least: 50 }), column('b', { grow: true })]
    const layout = layoutColumns(columns, 900, { ...bare, actionsWidth: 86, chosen: { a: 140, b: 90 } })
    expect(layout).toMatchObject({ template: '140px 90px minmax(86px, 1fr)', minWidth: 316 })
    expect(layout.placed[0]!.compact).toBe(false)
  })
  it('lets all columns grow alike when none was asked to', () => {
    const { template } = layoutColumns([column('a', { width: 50 }), column('b')], 900, bare)
    expect(template).toBe('minmax(50px, 50fr) minmax(100px, 100fr)')
  })
  it('puts the checkbox first and the actions last', () => {
    const layout = layoutColumns([column('a')], 900, { ...bare, selectable: true, actionsWidth: 86 })
    expect(layout.template).toBe('36px minmax(100px, 100fr) 86px')
    expect(layout.minWidth).toBe(222)
  })
  it('drops a column only below its width', () => {
    const columns = [column('a'), column('b', { hideBelow: 600 })]
    expect(ids(columns, 600)).toEqual(['a', 'b'])
    expect(ids(columns, 599)).toEqual(['a'])
  })
  it('draws a column small below its width and counts the small width', () => {
    const columns = [column('a', { compact: { below: 700, width: 30, cell: () => null } })]
    expect(layoutColumns(columns, 700, bare)).toMatchObject({ minWidth: 100, placed: [{ compact: false }] })
    expect(layoutColumns(columns, 699, bare)).toMatchObject({ minWidth: 30, placed: [{ compact: true }] })
  })
  it('gives a column its roomy width from the width of the table on that it names', () => {
    const columns = [column('a', { least: 60, roomy: { from: 700, width: 90 } }), column('b')]
    expect(layoutColumns(columns, 699, bare).minWidth).toBe(160)
    expect(layoutColumns(columns, 700, bare).minWidth).toBe(190)
    expect(layoutColumns(columns, 700, { ...bare, chosen: { a: 40 } }).minWidth).toBe(140)
    expect(layoutSteps(columns)).toEqual([700])
  })
  it('keeps pinned columns beside each other and inside of checkbox and actions', () => {
    const columns = [
      column('a'),
      column('b', { pinned: true, width: 50 }),
      column('c', { pinned: true, width: 60 }),
    ]
    const pins = layoutColumns(columns, 900, { ...bare, selectable: true, actionsWidth: 86 }).placed.map(
      placed => placed.pin,
    )
    expect(pins).toEqual([null, { left: 36, right: 146 }, { left: 86, right: 86 }])
  })
})

it('layoutSteps names every width at which something changes, once', () => {
  const compact = { below: 900, width: 30, cell: () => null }
  expect(layoutSteps([column('a', { hideBelow: 600 }), column('b', { compact, hideBelow: 600 })])).toEqual([
    600, 900,
  ])
})
