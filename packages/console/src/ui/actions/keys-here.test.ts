import { expect, it } from 'vitest'
import { keysHere } from './keys-here.ts'

it.each([
  ['Linux x86_64', 'Ctrl Enter', 'Ctrl Enter'],
  ['Win32', 'Alt', 'Alt'],
  ['MacIntel', 'Ctrl Enter', '⌘ Enter'],
  ['iPad', 'Alt 1', '⌥ 1'],
  ['MacIntel', 'Shift N', 'Shift N'],
])('on %s %s is %s', (platform, keys, here) => {
  expect(keysHere(keys, platform)).toBe(here)
})
