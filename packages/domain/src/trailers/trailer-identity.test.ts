import { describe, expect, it } from 'vitest'
import {
  scacProblem,
  serialProblem,
  TRAILER_IDENTITY_PROBLEMS,
  writtenScac,
  writtenSerial,
} from './trailer-identity.ts'

describe('the name of a trailer', () => {
  it.each([
    [null, 'wern'],
    [null, ' UP '],
    ['carrier_missing', ''],
    ['carrier_missing', '  '],
    ['carrier_length', 'W'],
    ['carrier_length', 'WERNE'],
    ['carrier_characters', 'W3RN'],
    ['carrier_characters', 'ÄÖÜ'],
  ])('OP-TRM-05 OP-TRM-06 OP-OPEN-108 finds %s in the carrier "%s"', (problem, scac) => {
    expect(scacProblem(scac)).toBe(problem)
  })

  it.each([
    [null, '74 4205b'],
    ['serial_missing', ' '],
    ['serial_characters', '744-205'],
    ['serial_characters', '744\n205'],
    ['serial_length', '1'.repeat(10_000)],
  ])('OP-TRM-08 OP-TRM-09 finds %s in a number', (problem, serial) => {
    expect(serialProblem(serial)).toBe(problem)
  })

  it('OP-TRM-07 OP-OPEN-108 is kept in capital letters, without spaces around it', () => {
    expect(writtenScac(' wern ')).toBe('WERN')
    expect(writtenSerial(' 74 4205b ')).toBe('74 4205B')
  })

  it('OP-TRM-05 OP-TRM-06 OP-TRM-08 OP-TRM-09 is refused in the words of the requirements', () => {
    const { texts } = TRAILER_IDENTITY_PROBLEMS
    expect(texts.carrier_missing).toBe('Carrier is required')
    expect(texts.carrier_length).toBe('Input must be between 2 and 4 characters')
    expect(texts.serial_missing).toBe('Trailer # is required')
    expect(texts.serial_characters).toBe('Trailer # must contain only letters, numbers or spaces')
  })
})
