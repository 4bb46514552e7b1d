import { demoYards } from '@tractrix/demo-yards'

/** The yard in which simulated trucks drive. */
export const LIVELY_YARD = 'Baltimore'

/** No truck serves this yard in the journeys: its moves stay where a person puts them. */
export const QUIET_YARD = 'Seagirt Terminal'

/** Nobody makes moves in this yard. */
export const EMPTY_YARD = 'Krems an der Donau'

/** The id of a demo yard, the same on every machine. */
export function siteIdOf(name: string): string {
  const yard = demoYards().find(known => known.name === name)
  if (yard === undefined) throw new Error(`There is no demo yard ${name}.`)
  return yard.siteId
}
