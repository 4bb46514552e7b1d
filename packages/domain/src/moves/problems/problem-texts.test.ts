import { describe, expect, it } from 'vitest'
import { MOVE_PROBLEM_GROUPS, MOVE_PROBLEMS, type MoveProblem, problemGroup } from './move-problems.ts'
import { PROBLEM_TEXTS, problemTexts } from './problem-texts.ts'

/** The sentences of the requirements, word for word. */
const REQUIRED: [row: string, problem: MoveProblem, sentence: string][] = [
  ['MV-VAL-06', 'trailer_missing', 'Please select a trailer.'],
  ['MV-VAL-07', 'trailer_in_transit', 'The selected trailer is already in transit.'],
  ['MV-VAL-08', 'trailer_not_in_transit', 'The selected trailer is not in transit.'],
  ['MV-VAL-09', 'trailer_zone_disabled', 'The selected trailer is in a disabled zone.'],
  ['MV-VAL-10', 'trailer_dimensions_unknown', 'The dimensions for the selected trailer are unknown.'],
  ['MV-VAL-11', 'trailer_not_supported', 'The selected trailer type is not currently supported.'],
  ['MV-VAL-12', 'trailer_not_attached', 'The selected trailer is not attached to a truck.'],
  ['MV-VAL-13', 'trailer_pending', 'The selected trailer already has a pending move.'],
  ['MV-VAL-14', 'location_missing', 'Please select a location.'],
  ['MV-VAL-15', 'location_empty', 'The selected location does not contain a trailer.'],
  ['MV-VAL-16', 'location_disabled', 'The selected location is disabled.'],
  ['MV-VAL-17', 'location_pending', 'The selected location already has a pending move.'],
  ['MV-VAL-18', 'destination_missing', 'Please select a destination.'],
  ['MV-VAL-19', 'destination_occupied', 'The selected destination is occupied by another trailer.'],
  ['MV-VAL-20', 'destination_disabled', 'The selected destination is disabled.'],
  ['MV-VAL-21', 'destination_pending', 'The selected destination already has a pending move.'],
  ['MV-VAL-22', 'truck_missing', 'Please select a truck.'],
  ['MV-VAL-23', 'truck_not_connected', 'The associated truck is not connected to a trailer.'],
  [
    'MV-VAL-24',
    'truck_unavailable',
    'The selected truck is currently unavailable. This move can only be saved as a draft.',
  ],
  ['MV-VAL-25', 'route_name_missing', 'Please provide a Route Name.'],
  ['MV-VAL-26', 'route_direction_missing', 'Please provide a Route Direction.'],
  ['MV-VAL-27', 'tc_mode_missing', 'Please select a TC Mode.'],
  ['MV-VAL-28', 'location_or_trailer_missing', 'Please select a location/trailer.'],
  ['MV-VAL-34', 'same_start_and_destination', 'A move cannot share the same start and end location.'],
]

describe('the sentences of the warning list', () => {
  for (const [row, problem, sentence] of REQUIRED) {
    it(`${row} says «${sentence}»`, () => {
      expect(PROBLEM_TEXTS[problem]).toBe(sentence)
    })
  }

  it('MV-VAL-05 has one sentence of its own for every problem', () => {
    const sentences = problemTexts(MOVE_PROBLEMS)
    expect(new Set(sentences).size).toBe(MOVE_PROBLEMS.length)
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/)
  })

  it('MV-VAL-05 lists the problems in the order of the form', () => {
    const groups = MOVE_PROBLEMS.map(problem => MOVE_PROBLEM_GROUPS.indexOf(problemGroup(problem)))
    expect(groups).not.toContain(-1)
    const ofTheForm = groups.filter((_, index) => MOVE_PROBLEMS[index] !== 'location_or_trailer_missing')
    expect(ofTheForm).toEqual([...ofTheForm].sort((a, b) => a - b))
  })
})
