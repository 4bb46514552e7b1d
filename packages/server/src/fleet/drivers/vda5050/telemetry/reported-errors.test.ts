import type { State, VehicleError } from '@tractrix/fleet-protocol'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { reportedErrors } from './reported-errors.ts'

const state = (errors: VehicleError[]) => ({ errors }) as unknown as State
const error = (errorType: string, changes: Partial<VehicleError> = {}): VehicleError => ({
  errorType,
  errorLevel: 'WARNING',
  ...changes,
})

it('tells errors in the words of the vehicle, the fatal ones first', () => {
  const told = reportedErrors(
    state([
      error('tirePressure', { errorDescription: 'Rear left\n is low' }),
      error('brake', { errorLevel: 'FATAL', errorHint: 'Call service' }),
    ]),
  )
  expect(told).toEqual({
    errors: [
      { type: 'brake', level: 'FATAL', text: 'Call service' },
      { type: 'tirePressure', level: 'WARNING', text: 'Rear left  is low' },
    ],
    errorsOmitted: 0,
  })
  expect(reportedErrors(null)).toEqual({ errors: [], errorsOmitted: 0 })
})

it('counts equal errors once and tells how many it left out', () => {
  const many = Array.from({ length: 60 }, (_, index) => error(`e${index % 30}`))
  const told = reportedErrors(state([...many, error('last', { errorLevel: 'FATAL' })]))
  expect(told.errors).toHaveLength(20)
  expect(told.errors[0]?.type).toBe('last')
  expect(told.errorsOmitted).toBeGreaterThanOrEqual(11)
})

it('stays within its limits whatever a vehicle reports', () => {
  const words = fc.string({ unit: 'grapheme', maxLength: 2_000 })
  const errors = fc.array(fc.record({ errorType: words, errorDescription: words }), { maxLength: 60 })
  fc.assert(
    fc.property(errors, list => {
      const told = reportedErrors(state(list.map(one => ({ ...one, errorLevel: 'WARNING' as const }))))
      expect(told.errors.length).toBeLessThanOrEqual(20)
      for (const { type, text } of told.errors) {
        expect([...type].length).toBeLessThanOrEqual(64)
        expect([...text].length).toBeLessThanOrEqual(240)
      }
    }),
    { numRuns: 50 },
  )
})
