import { expect, it } from 'vitest'
import { joinUpdates } from './join-updates.ts'

const update = () => undefined

it('joins what the features bring', () => {
  const joined = joinUpdates([
    { Subscription: { a: update } },
    { Subscription: { b: update }, Mutation: { c: update } },
  ])
  expect(Object.keys(joined.Subscription ?? {})).toEqual(['a', 'b'])
  expect(Object.keys(joined.Mutation ?? {})).toEqual(['c'])
})

it('refuses two features that answer for the same field', () => {
  expect(() => joinUpdates([{ Mutation: { c: update } }, { Mutation: { c: update } }])).toThrow('Mutation.c')
})
