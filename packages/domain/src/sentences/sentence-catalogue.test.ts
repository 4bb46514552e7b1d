import { expect, it } from 'vitest'
import { SENTENCE_TEXTS, sentenceReading } from './sentence-catalogue.ts'

it('finds the sentence that stands for an English text, and none for words of somebody else', () => {
  expect(sentenceReading('Please select a trailer.')).toEqual({
    code: 'move_problem.trailer_missing',
    args: {},
    message: 'Please select a trailer.',
  })
  for (const text of ['', 'no kingpin', 'constructor', '{truck} is busy with another move.'])
    expect(sentenceReading(text)).toBeNull()
})

it('names every code once, with a subject', () => {
  for (const code of SENTENCE_TEXTS.keys()) expect(code).toMatch(/^[a-z_]+\.[a-zA-Z0-9_.]+$/)
  expect(SENTENCE_TEXTS.size).toBeGreaterThan(150)
})
