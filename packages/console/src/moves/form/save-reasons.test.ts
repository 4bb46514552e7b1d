import { expect, it } from 'vitest'
import type { FormJudgement } from './model/judge-form.ts'
import { saveReasons } from './save-reasons.ts'

const judgement = (changes: Partial<FormJudgement>): FormJudgement => ({
  draft: {} as FormJudgement['draft'],
  warnings: [],
  fields: [],
  queueReasons: [],
  draftReasons: [],
  ...changes,
})
const usual = { queued: false, offline: false, changed: true }

it('MV-LCK-04 keeps both buttons off until something changed', () => {
  const reasons = saveReasons({ ...usual, judgement: judgement({}), changed: false })
  expect(reasons).toEqual({
    draft: ['Nothing has been changed yet.'],
    queue: ['Nothing has been changed yet.'],
  })
  expect(saveReasons({ ...usual, judgement: judgement({}) })).toEqual({ draft: [], queue: [] })
})

it('MV-VAL-29 MV-VAL-31 gives each button its own reasons', () => {
  const reasons = saveReasons({
    ...usual,
    judgement: judgement({ queueReasons: ['a'], draftReasons: ['b'] }),
  })
  expect(reasons).toEqual({ draft: ['b'], queue: ['a'] })
})

it('MV-OPEN-64 asks of a queued move only what its words need', () => {
  const fields = [{ field: 'moveCategory', message: 'This field is required' }] as const
  const reasons = saveReasons({
    ...usual,
    queued: true,
    judgement: judgement({ fields, queueReasons: ['a'] }),
  })
  expect(reasons.draft).toEqual(['This field is required'])
})

it('turns every button off while the console is cut off', () => {
  const reasons = saveReasons({ ...usual, offline: true, judgement: judgement({}) })
  expect(reasons.queue).toEqual(['Offline: actions are off until the connection is back.'])
})
