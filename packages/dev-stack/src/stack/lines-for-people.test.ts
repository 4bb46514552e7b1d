import { expect, it } from 'vitest'
import { linesForPeople } from './lines-for-people.ts'

it('shows warnings and errors in their own words, with every cause once', () => {
  expect(linesForPeople('{"level":40,"msg":"the broker is away"}')).toBe('the broker is away')
  const err = {
    message: 'no room',
    code: 'UNAVAILABLE',
    cause: { message: 'no room', cause: { code: 'ENOSPC' } },
  }
  expect(linesForPeople(JSON.stringify({ level: 50, msg: 'failed', err }))).toBe('failed: no room: ENOSPC')
})

it('says which truck, move or request it is about, and not which process', () => {
  const line = {
    level: 50,
    time: '2026-03-01T12:00:00.000Z',
    pid: 7,
    hostname: 'h',
    name: 'server',
    reqId: 'req-1',
    event: { type: 'result', vehicle: { manufacturer: 'tractrix', serial: 'BWI-03' }, moveId: 'm1' },
    problems: ['a', 'b'],
    path: null,
    operation: 'CreateMove',
    err: { message: 'it broke', stack: 'Error: it broke\n    at x' },
    msg: 'a report could not be taken in',
  }
  expect(linesForPeople(JSON.stringify(line))).toBe(
    'a report could not be taken in: it broke [type result, manufacturer tractrix, serial BWI-03, moveId m1, problems a b, operation CreateMove]',
  )
})

it('keeps quiet about what is only of interest in a log, and never fills the terminal with one line', () => {
  expect(linesForPeople('{"level":30,"msg":"request completed"}')).toBeNull()
  expect(linesForPeople(JSON.stringify({ level: 50, msg: 'x'.repeat(9_000) }))?.length).toBeLessThan(700)
})

it('shows everything else as it is', () => {
  for (const line of ['Port 8080 is taken; PORT moves it.', '{not json', '{"other":1}', '{"level":50}'])
    expect(linesForPeople(line)).toBe(line)
})

it('lets nobody forge lines or steer the terminal with what they send', () => {
  const forged = { level: 40, msg: 'reported: a\u0000\n\u001b[31mfake\u202e', page: '/p\r\nserver: stopped' }
  expect(linesForPeople(JSON.stringify(forged))).toBe('reported: a [31mfake  [page /p server: stopped]')
})
