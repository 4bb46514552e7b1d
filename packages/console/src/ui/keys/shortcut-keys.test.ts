import { describe, expect, it } from 'vitest'
import { isTyped, type KeyPress, KeySequence, keyName, SEQUENCE_MS } from './shortcut-keys.ts'

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
})

describe('keyName', () => {
  it.each([
    [press('n'), 'n'],
    [press('N', { shiftKey: true }), 'shift+n'],
    [press('k', { ctrlKey: true }), 'ctrl+k'],
    [press('k', { metaKey: true }), 'ctrl+k'],
    [press('?', { shiftKey: true }), '?'],
    [press('/'), '/'],
    [press('Enter', { ctrlKey: true }), 'ctrl+enter'],
    [press('F6', { shiftKey: true }), 'shift+f6'],
    [press('¡', { altKey: true, code: 'Digit1' }), 'alt+1'],
    [press(' '), 'space'],
    [press('Escape'), 'escape'],
  ])('names a pressed key as shortcuts are written (%#)', (event, name) => {
    expect(keyName(event)).toBe(name)
  })
})

it.each([
  ['n', true],
  ['shift+e', true],
  ['?', true],
  ['space', true],
  ['ctrl+k', false],
  ['alt+1', false],
  ['f6', false],
  ['escape', false],
])('%s is text that could have been typed: %s', (name, typed) => {
  expect(isTyped(name)).toBe(typed)
})

describe('KeySequence', () => {
  const keys = () => new KeySequence(['n', 'g q', 'g m', 'q'])

  it('completes a two-key sequence', () => {
    const sequence = keys()
    expect(sequence.press('g', 0)).toBeNull()
    expect(sequence.press('q', 100)).toBe('g q')
  })
  it('takes the second key for itself when it comes too late', () => {
    const sequence = keys()
    sequence.press('g', 0)
    expect(sequence.press('q', SEQUENCE_MS + 1)).toBe('q')
  })
  it('takes another key after the first for itself', () => {
    const sequence = keys()
    sequence.press('g', 0)
    expect(sequence.press('n', 10)).toBe('n')
  })
  it('starts again after a first key was pressed twice', () => {
    const sequence = keys()
    sequence.press('g', 0)
    expect(sequence.press('g', 10)).toBeNull()
    expect(sequence.press('m', 20)).toBe('g m')
  })
  it('does nothing with a key that nobody asked for', () => {
    expect(keys().press('z', 0)).toBeNull()
  })
  it('leaves every letter of debugger without an effect of its own unless it was asked for', () => {
    const sequence = keys()
    expect([...'debugger'].map((letter, at) => sequence.press(letter, at * 80))).toEqual(Array(8).fill(null))
  })
})
