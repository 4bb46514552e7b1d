import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cutNotes } from './notes-cut.ts'

it('MV-DRA-05 MV-OPEN-52 cuts notes longer than 50 characters', () => {
  expect(cutNotes('a'.repeat(51))).toEqual({ text: 'a'.repeat(50), isCut: true })
  expect(cutNotes('a'.repeat(50))).toEqual({ text: 'a'.repeat(50), isCut: false })
  expect(cutNotes(null)).toEqual({ text: '', isCut: false })
})

it('MV-DRA-05 counts characters, so that an emoji is never split', () => {
  expect(cutNotes('🚚'.repeat(50))).toEqual({ text: '🚚'.repeat(50), isCut: false })
  expect(cutNotes('🚚'.repeat(60))).toEqual({ text: '🚚'.repeat(50), isCut: true })
})

it('MV-DRA-06 what is shown is always the beginning of the whole text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), notes => {
      const { text, isCut } = cutNotes(notes)
      expect(notes.startsWith(text)).toBe(true)
      expect(isCut).toBe(text !== notes)
    }),
  )
})
