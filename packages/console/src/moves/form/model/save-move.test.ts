import { expect, it } from 'vitest'
import { buildMove } from '../../testing/build-move.ts'
import { buildTestYard } from '../../testing/build-yard.ts'
import { IdempotencyKeys } from '../idempotency-keys.ts'
import { fieldsOf } from '../use-save-move.ts'
import { changedOfQueued } from './form-values.ts'
import { draftOfForm, formOfMove, newMoveForm } from './move-form.ts'

const yard = buildTestYard()

it('OP-DSH-32 sends empty notes as null', () => {
  const form = newMoveForm('trailer', { notes: '  ' })
  expect(fieldsOf(form, draftOfForm(form, yard)).notes).toBeNull()
})

it('OP-DSH-30 OP-DSH-31 MV-OPEN-119 sends of a queued move only what changed', () => {
  const move = buildMove({ notes: 'Seal check' })
  const form = formOfMove(move)
  const fields = (changes: object) => fieldsOf({ ...form, ...changes }, draftOfForm(form, yard))
  expect(changedOfQueued(move, fields({ priority: 1, toZoneId: 'E16' }))).toEqual({})
  expect(changedOfQueued(move, fields({ notes: '' }))).toEqual({ notes: null })
  expect(changedOfQueued(move, fields({ moveClass: 'release' }))).toEqual({ moveClass: 'release' })
})

it('gives the same key to the same content and another to other content', () => {
  const keys = new IdempotencyKeys()
  expect(keys.keyFor('a')).toBe(keys.keyFor('a'))
  expect(keys.keyFor('a')).not.toBe(keys.keyFor('b'))
  expect(keys.keyFor('a')).toMatch(/^[0-9a-f]{32}$/)
})
