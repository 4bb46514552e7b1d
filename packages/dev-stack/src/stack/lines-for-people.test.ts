import { expect, it } from 'vitest'
import { linesForPeople } from './lines-for-people.ts'

it('shows warnings and errors in their own words', () => {
  expect(linesForPeople('{"level":40,"msg":"the broker is away"}')).toBe('the broker is away')
  expect(linesForPeople('{"level":50,"msg":"failed","err":{"message":"no room"}}')).toBe('failed: no room')
})

it('keeps quiet about what is only of interest in a log', () => {
  expect(linesForPeople('{"level":30,"msg":"request completed"}')).toBeNull()
})

it('shows everything else as it is', () => {
  for (const line of ['Port 8080 is taken; PORT moves it.', '{not json', '{"other":1}'])
    expect(linesForPeople(line)).toBe(line)
})
