import { expect, it } from 'vitest'
import { Rhythm } from './rhythm.ts'

it('says changes at once, but not too often, and never falls silent', () => {
  const rhythm = new Rhythm(100, 1_000)
  const said = (now: number, mark: string) => rhythm.due(now, mark)
  expect(said(0, 'a')).toBe(true)
  expect(said(50, 'b')).toBe(false)
  expect(said(100, 'b')).toBe(true)
  expect(said(300, 'b')).toBe(false)
  expect(said(1_100, 'b')).toBe(true)
  rhythm.force()
  expect(said(1_150, 'b')).toBe(false)
  expect(said(1_200, 'b')).toBe(true)
})
