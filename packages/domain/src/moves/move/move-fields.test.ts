import { expect, it } from 'vitest'
import { LONGEST_OTHER_TEXT, textLimit } from '../../platform/index.ts'
import { argumentNames, FORM_FIELD_NAMES, MOVE_FIELD_NAMES, moveField } from './field-names.ts'

const names = (part: (name: (typeof MOVE_FIELD_NAMES)[number]) => boolean) => MOVE_FIELD_NAMES.filter(part)

it('MV-MUT-04 MV-MUT-05 MV-OPEN-11 a new move is given everything that a person may say of it', () => {
  expect(argumentNames('creation').sort()).toEqual([
    'fromZoneId',
    'metadata',
    'moveCategory',
    'moveClass',
    'notes',
    'priority',
    'referenceId',
    'requestedTruckId',
    'toZoneId',
    'trailerId',
    'type',
  ])
})

it('MV-MUT-02 a draft changes in all of it but its reference', () => {
  expect(argumentNames('draft')).toEqual(argumentNames('creation').filter(name => name !== 'referenceId'))
})

it('MV-MUT-01 MV-LCK-02 a queued move changes in category, class and notes', () => {
  expect(argumentNames('queued')).toEqual(['moveCategory', 'moveClass', 'notes'])
})

it('MV-MOD-09 MV-MOD-10 MV-MOD-11 the form has priority, category, class and notes for every kind, in this order', () => {
  expect(FORM_FIELD_NAMES).toEqual(['priority', 'moveCategory', 'moveClass', 'notes'])
})

it('every choice has its closed list, and every field of the form can be edited', () => {
  expect(names(name => moveField(name).kind === 'choice' && !moveField(name).values?.length)).toEqual([])
  expect(FORM_FIELD_NAMES.filter(name => moveField(name).editable === undefined)).toEqual([])
})

it('MV-LCK-02 what stays open on a queued move has a word for the sentence about the lock', () => {
  const open = FORM_FIELD_NAMES.map(moveField).filter(({ editable }) => editable === 'always')
  expect(open.filter(({ form }) => !form?.noun)).toEqual([])
})

it('MV-OPEN-35 what is said of a limit names the limit', () => {
  const said = MOVE_FIELD_NAMES.flatMap(name => {
    const { kind, values, arguments: texts = {}, form } = moveField(name)
    if (kind !== 'text' || values) return []
    return [...Object.values(texts), form?.tooLong]
      .filter(text => text !== undefined)
      .map(text => [name, text])
  })
  expect(said).toHaveLength(4)
  for (const [name = '', text = ''] of said) expect(text).toContain(textLimit(name).toLocaleString('en'))
  expect(textLimit('referenceId')).toBe(LONGEST_OTHER_TEXT)
})
