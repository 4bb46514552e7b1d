import { FORM_FIELD_NAMES, moveField } from '@tractrix/domain/moves'
import { describe, expect, it } from 'vitest'
import { buildMove } from '../../testing/build-move.ts'
import { changedOfQueued, formValuesOf, newFormValues, valuesToSend } from './form-values.ts'

describe('the fields that every mission kind has', () => {
  it('MV-CST-04 MV-OPEN-65 begin with the lowest priority, production, and nothing else', () => {
    const { priority, moveCategory, ...others } = newFormValues()
    expect({ priority, moveCategory }).toEqual({ priority: 10, moveCategory: 'production' })
    expect(others).toMatchObject({ moveClass: null, notes: '' })
    expect(Object.values(others).filter(value => value !== null && value !== '')).toEqual([])
  })

  it.each(FORM_FIELD_NAMES)('MV-LCK-04 %s of a stored move is sent back as it is', name => {
    const { values, range, kind } = moveField(name)
    const stored = values?.[1] ?? range?.[0] ?? 'Seal 4711'
    expect(kind === 'text' || values || range, `${name}: this test knows no value of it`).toBeTruthy()
    const move = { ...buildMove(), [name]: stored }
    expect(formValuesOf(move)[name]).toBe(stored)
    expect(valuesToSend(formValuesOf(move))[name]).toBe(stored)
    expect(changedOfQueued(move, valuesToSend(formValuesOf(move)))).toEqual({})
  })

  it('OP-DSH-32 a text of nothing but blanks is sent as null', () => {
    expect(valuesToSend({ ...newFormValues(), notes: ' \n' }).notes).toBeNull()
  })

  it('OP-DSH-30 MV-LCK-02 of a queued move no field is sent that only a draft changes', () => {
    const move = buildMove({ priority: 5 })
    const values = valuesToSend({ ...formValuesOf(move), priority: 1, notes: 'Seal check' })
    expect(changedOfQueued(move, values)).toEqual({ notes: 'Seal check' })
  })
})
