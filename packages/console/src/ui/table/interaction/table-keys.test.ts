import { describe, expect, it } from 'vitest'
import { indexAfter, tableCommand } from './table-keys.ts'

const press = (key: string, more: object = {}) => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
})
const shift = { shiftKey: true }
const move = (to: string, extend = false) => ({ does: 'move', to, extend })

describe('tableCommand', () => {
  it.each([
    [press('ArrowDown'), move('next')],
    [press('ArrowUp'), move('previous')],
    [press('j'), move('next')],
    [press('k'), move('previous')],
    [press('ArrowDown', shift), move('next', true)],
    [press('ArrowUp', shift), move('previous', true)],
    [press('Home'), move('first')],
    [press('End'), move('last')],
    [press('PageDown'), move('page-down')],
    [press(' '), { does: 'select' }],
    [press('Enter'), { does: 'open' }],
    [press('/'), { does: 'filter' }],
    [press('E', shift), { does: 'act', letter: 'e' }],
    [press('e'), null],
    [press('J', shift), { does: 'act', letter: 'j' }],
    [press('j', { ctrlKey: true }), null],
    [press('Tab'), null],
  ])('reads a key (%#)', (event, command) => {
    expect(tableCommand(event, true)).toEqual(command)
  })
  it('leaves letters alone when they are turned off, and keeps the arrows', () => {
    expect(tableCommand(press('j'), false)).toBeNull()
    expect(tableCommand(press('E', shift), false)).toBeNull()
    expect(tableCommand(press('/'), false)).toBeNull()
    expect(tableCommand(press('ArrowDown'), false)).toEqual(move('next'))
    expect(tableCommand(press(' '), false)).toEqual({ does: 'select' })
  })
})

describe('indexAfter', () => {
  const go = (
    to: 'next' | 'previous' | 'first' | 'last' | 'page-down' | 'page-up',
    index: number,
    count: number,
  ) => indexAfter({ does: 'move', to, extend: false }, index, count)
  it('stays inside of the table', () => {
    expect(go('next', 4, 5)).toBe(4)
    expect(go('previous', 0, 5)).toBe(0)
    expect(go('page-down', 0, 5)).toBe(4)
    expect(go('page-up', 2, 50)).toBe(0)
  })
  it('starts with the first row', () => {
    expect(go('next', -1, 5)).toBe(0)
    expect(go('previous', -1, 5)).toBe(0)
  })
  it('goes to both ends', () => {
    expect(go('last', 0, 5)).toBe(4)
    expect(go('first', 3, 5)).toBe(0)
  })
  it('has nowhere to go in an empty table', () => {
    expect(go('next', -1, 0)).toBe(-1)
  })
})
