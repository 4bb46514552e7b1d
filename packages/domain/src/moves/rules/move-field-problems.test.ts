import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FORM_FIELD_NAMES } from '../move/field-names.ts'
import { moveFieldProblems as problems, shownFormFields } from './move-field-problems.ts'

const moveFieldProblems = (...asked: Parameters<typeof problems>) =>
  problems(...asked).map(({ field, message }) => ({ field, message }))
const filled = { moveCategory: 'production', moveClass: 'release', priority: 10 }
const withClass = { moveClassEnabled: true }

describe('moveFieldProblems', () => {
  it('MV-VAL-03 asks for nothing more than category, class and priority', () => {
    expect(moveFieldProblems(filled, withClass)).toEqual([])
  })

  it('MV-VAL-01 the category is required', () => {
    for (const moveCategory of [undefined, null, '', 'Production', 7]) {
      expect(moveFieldProblems({ ...filled, moveCategory }, withClass)).toEqual([
        { field: 'moveCategory', message: 'This field is required' },
      ])
    }
  })

  it('MV-VAL-02 MV-CST-16 the class is required when its feature is on', () => {
    const without = { ...filled, moveClass: null }
    expect(moveFieldProblems(without, withClass)).toEqual([
      { field: 'moveClass', message: 'This field is required' },
    ])
    expect(moveFieldProblems(without, { moveClassEnabled: false })).toEqual([])
  })

  it('MV-VAL-04 MV-OPEN-79 the priority is a whole number from 1 to 10', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: -5, max: 20 }), fc.double(), fc.anything()), value => {
        const fits = typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 10
        expect(moveFieldProblems({ ...filled, priority: value }, withClass)).toEqual(
          fits ? [] : [{ field: 'priority', message: 'Priority is a whole number from 1 to 10' }],
        )
      }),
    )
  })

  it('MV-OPEN-35 notes have at most 2,000 characters', () => {
    const withNotes = (length: number) =>
      moveFieldProblems({ ...filled, notes: 'x'.repeat(length) }, withClass)
    expect(withNotes(2_000)).toEqual([])
    expect(withNotes(2_001)).toEqual([{ field: 'notes', message: 'Notes have at most 2,000 characters' }])
  })

  it('looks at the named fields only', () => {
    expect(moveFieldProblems({ priority: 11 }, withClass, ['priority'])).toHaveLength(1)
    expect(moveFieldProblems({ priority: 11 }, withClass, ['notes'])).toEqual([])
  })
})

it('MV-CST-16 MV-MOD-10 the form shows the class where there are classes, and everything else everywhere', () => {
  expect(shownFormFields(withClass)).toEqual(FORM_FIELD_NAMES)
  const withoutClass = FORM_FIELD_NAMES.filter(name => name !== 'moveClass')
  expect(shownFormFields({ moveClassEnabled: false })).toEqual(withoutClass)
})
