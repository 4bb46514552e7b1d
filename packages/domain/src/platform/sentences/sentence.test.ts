import { describe, expect, expectTypeOf, it } from 'vitest'
import { fillSentence } from './fill-sentence.ts'
import { defineSentences, type NamesIn, phrase, type SentenceText, type Written } from './sentence.ts'

const TEXTS = {
  late: '{truck} is late by {count, plural, one {# minute} other {# minutes}}',
  blocked: '{truck} is blocked: {why}',
  lost: 'nobody knows',
} as const

describe('a message in ICU format', () => {
  it('is filled with names and plurals', () => {
    expect(fillSentence(TEXTS.late, { truck: 'AV-1', count: 1 })).toBe('AV-1 is late by 1 minute')
    expect(fillSentence(TEXTS.late, { truck: 'AV-1', count: 12 })).toBe('AV-1 is late by 12 minutes')
    const moves = '{n, plural, =0 {none of {site}} one {# move} other {# moves of {site}}}.'
    expect([0, 1, 2].map(n => fillSentence(moves, { n, site: 'BWI' }))).toEqual([
      'none of BWI.',
      '1 move.',
      '2 moves of BWI.',
    ])
  })

  it('takes no value for a message, and leaves what it has no value for', () => {
    expect(fillSentence('{a} and {b}', { a: '{b} $& #' })).toBe('{b} $& # and {b}')
    expect(fillSentence('{constructor} {a', {})).toBe('{constructor} {a}')
  })
})

describe('a text for translation', () => {
  it('is one that stands in the code: neither any string nor a pattern of strings', () => {
    expectTypeOf<Written<'a' | 'b'>>().toEqualTypeOf<'a' | 'b'>()
    expectTypeOf<Written<string>>().toBeNever()
    expectTypeOf<Written<`Hello ${string}.`>>().toBeNever()
    expectTypeOf(phrase('a')).toEqualTypeOf<SentenceText>()
    expectTypeOf<string>().not.toExtend<SentenceText>()
  })
})

describe('a sentence', () => {
  it('carries code and values beside the English words, of sentences within it too', () => {
    const test = defineSentences('test', TEXTS)
    const why = test.of('lost')
    expect(test.of('blocked', { truck: 'AV-1', why: [why, why] })).toEqual({
      code: 'test.blocked',
      args: { truck: 'AV-1', why: [why, why] },
      message: 'AV-1 is blocked: nobody knows, nobody knows',
    })
  })

  it('asks for exactly the values of its message', () => {
    expectTypeOf<NamesIn<(typeof TEXTS)['late']>>().toEqualTypeOf<'truck' | 'count'>()
    expectTypeOf<NamesIn<(typeof TEXTS)['lost']>>().toEqualTypeOf<never>()
  })
})
