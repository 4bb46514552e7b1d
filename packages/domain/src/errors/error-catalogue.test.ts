import { describe, expect, it } from 'vitest'
import { CataloguedError, type ErrorEntry } from '../platform/index.ts'
import {
  catalogued,
  ERROR_CATALOGUE,
  ERROR_CODES,
  type ErrorCode,
  errorEntry,
  isErrorCode,
} from './error-catalogue.ts'
import * as lists from './error-lists.generated.ts'

const REQUIRED: [row: string, code: ErrorCode, entry: Partial<ErrorEntry>][] = [
  [
    'MV-ERR-02',
    'MOVE_MODEL_VALIDATION:ALREADY_THERE',
    { sentence: 'A move cannot share the same start and end location.', shown: 'banner' },
  ],
  [
    'MV-ERR-03',
    'MOVE_ENQUEUE_VALIDATION:DUPLICATE_TO_ZONE',
    { sentence: null, shown: 'banner', report: false, logLevel: 'silent' },
  ],
  [
    'MV-ERR-04',
    'MOVE_ENQUEUE_VALIDATION:DUPLICATE_TRAILER',
    { sentence: null, shown: 'banner', report: false, logLevel: 'silent' },
  ],
  [
    'MV-OPEN-98',
    'MOVE_ENQUEUE_VALIDATION:DUPLICATE_FROM_ZONE',
    { sentence: null, shown: 'banner', report: false, logLevel: 'silent' },
  ],
  [
    'A cancel that a truck refuses',
    'MOVE_CANCEL:IOT_REJECTED:1',
    { sentence: 'Unable to cancel move(s).', shown: 'banner' },
  ],
  [
    'OP-TRM-11',
    'TRAILER_ALREADY_ON_SITE',
    { sentence: 'This trailer is already on site', shown: 'banner', report: false },
  ],
  [
    'MV-ERR-06',
    'TRAILER_SERVICE_UPDATE:TRAILER_UPDATE_VALIDATION:DUPLICATE_ZONE',
    { shown: 'info-toast', report: false, logLevel: 'info' },
  ],
  ['No move', 'NO_MOVE', { shown: 'silent', report: false, logLevel: 'silent' }],
  [
    'A route without a move',
    'GET_ROUTE_COORDINATES:NO_MOVE',
    { shown: 'silent', logLevel: 'info', report: false },
  ],
  [
    'A route without a plan',
    'GET_ROUTE_COORDINATES:NO_PLAN',
    { shown: 'silent', logLevel: 'info', report: false },
  ],
  [
    'MV-ERR-10 MV-PER-04',
    'UNAUTHORIZED',
    { sentence: 'You are not authorized to perform this action.', shown: 'banner' },
  ],
  ['OP-ROL-08 OP-OPEN-18', 'UNAUTHENTICATED', { shown: 'silent', httpStatus: 401 }],
]

describe('the error catalogue', () => {
  it('joins the lists of the features without a code that two of them have', () => {
    const codes = Object.values(lists).flatMap(list => Object.keys(list))
    expect(codes.toSorted()).toEqual([...new Set(codes)].toSorted())
    expect(ERROR_CODES.toSorted()).toEqual(codes.toSorted())
  })

  for (const [row, code, entry] of REQUIRED) {
    it(`${row} ${code}`, () => {
      expect(ERROR_CATALOGUE[code]).toMatchObject({ code, ...entry })
    })
  }

  for (const code of ERROR_CODES) {
    it(`${code} is whole`, () => {
      const entry = ERROR_CATALOGUE[code]
      expect(entry.code).toBe(code)
      // What a requirement says word for word stands above, with a full stop or without.
      const isOurs = REQUIRED.every(([, required]) => required !== code)
      if (entry.sentence !== null && isOurs) expect(entry.sentence).toMatch(/^[A-Z].*\.$/)
      expect(entry.httpStatus).toBeGreaterThanOrEqual(400)
      expect(entry.httpStatus).toBeLessThan(600)
      // Nobody reports what nobody is shown, and a fault of ours is always logged (MV-OPEN-100).
      if (entry.shown === 'silent' || entry.logLevel === 'silent') expect(entry.report).toBe(false)
      if (entry.httpStatus >= 500) expect(entry).toMatchObject({ report: true, logLevel: 'error' })
    })
  }

  it('MV-ERR-11 MV-ERR-12 shows and reports any other error as it was sent', () => {
    for (const code of ['SOMETHING_NEW', 'toString', '', null, undefined]) {
      expect(isErrorCode(code)).toBe(false)
      expect(errorEntry(code)).toMatchObject({ shown: 'banner', report: true })
    }
  })
})

describe('catalogued', () => {
  it('takes the sentence of the catalogue', () => {
    const error = catalogued('INTERNAL')
    expect(error).toBeInstanceOf(CataloguedError)
    expect(error).toMatchObject({ code: 'INTERNAL', message: 'Something went wrong.', problems: undefined })
  })

  it('joins the problems where the catalogue has no sentence', () => {
    const error = catalogued('MOVE_ENQUEUE_VALIDATION:INVALID', { problems: ['One.', 'Two.'] })
    expect(error).toMatchObject({ message: 'One. Two.', problems: ['One.', 'Two.'] })
  })

  it('prefers what it is told', () => {
    expect(catalogued('BAD_INPUT', { message: 'priority: 11' }).message).toBe('priority: 11')
    expect(catalogued('BAD_INPUT').message).toBe('BAD_INPUT')
  })
})
