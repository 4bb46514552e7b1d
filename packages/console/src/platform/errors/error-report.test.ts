import { CombinedError } from 'urql'
import { beforeEach, describe, expect, it } from 'vitest'
import { ErrorReporter, REPORT_AGAIN_AFTER_MS } from './error-report.ts'

const failed = (...codes: (string | undefined)[]) =>
  new CombinedError({
    graphQLErrors: codes.map(code => ({ message: `about ${code}`, extensions: code ? { code } : {} })),
  })

let now = 0
let reports: unknown[]
let reporter: ErrorReporter

beforeEach(() => {
  reports = []
  reporter = new ErrorReporter(
    report => reports.push(report),
    () => now,
  )
})

describe('the error-reporting service', () => {
  it.each([undefined, 'INTERNAL', 'A_CODE_OF_TOMORROW'])(
    'MV-ERR-12 is told of any other error (%s)',
    code => {
      reporter.report(failed(code), 'OpenMoves', '/sites/1/queue')
      expect(reports).toEqual([
        { code: code ?? null, message: `about ${code}`, operation: 'OpenMoves', page: '/sites/1/queue' },
      ])
    },
  )

  it.each([
    'MOVE_ENQUEUE_VALIDATION:DUPLICATE_TO_ZONE',
    'MOVE_ENQUEUE_VALIDATION:DUPLICATE_TRAILER',
    'TRAILER_SERVICE_UPDATE:TRAILER_UPDATE_VALIDATION:DUPLICATE_ZONE',
    'NO_MOVE',
    'GET_ROUTE_COORDINATES:NO_MOVE',
    'GET_ROUTE_COORDINATES:NO_PLAN',
  ])('MV-ERR-03 MV-ERR-04 MV-ERR-06 MV-OPEN-100 is not told of %s', code => {
    reporter.report(failed(code), 'X', '/')
    expect(reports).toEqual([])
  })

  it('is told of each of several errors, but not of a request that got no answer', () => {
    reporter.report(failed('INTERNAL', 'NO_MOVE', 'UNAVAILABLE'), 'X', '/')
    expect(reports).toMatchObject([{ code: 'INTERNAL' }, { code: 'UNAVAILABLE' }])
    reporter.report(new CombinedError({ networkError: new TypeError('Failed to fetch') }), 'Y', '/')
    expect(reports).toHaveLength(2)
  })

  it('is told the same once a minute, however often it is asked for again', () => {
    for (let times = 0; times < 5; times++) reporter.report(failed('INTERNAL'), 'OpenMoves', '/')
    expect(reports).toHaveLength(1)
    reporter.report(failed('INTERNAL'), 'MoveCounts', '/')
    expect(reports).toHaveLength(2)
    now += REPORT_AGAIN_AFTER_MS
    reporter.report(failed('INTERNAL'), 'OpenMoves', '/')
    expect(reports).toHaveLength(3)
  })
})
