import type { DemoYard } from './definition/demo-yard.ts'
import type { YardDefinition } from './definition/yard-definition.ts'
import { toDemoYard } from './to-demo-yard.ts'
import { BALTIMORE } from './yards/baltimore.ts'
import { KREMS } from './yards/krems.ts'
import { SEAGIRT } from './yards/seagirt.ts'

const DEFINITIONS: readonly YardDefinition[] = [BALTIMORE, KREMS, SEAGIRT]

/** The aliases of the demo yards, the main one first. */
export const DEMO_YARD_ALIASES: readonly string[] = DEFINITIONS.map(({ alias }) => alias)

/** The three demo yards. Reads the data files of this package; each call builds new objects. */
export function demoYards(): DemoYard[] {
  return DEFINITIONS.map(toDemoYard)
}

/** One demo yard by alias; null: there is none of that name. */
export function demoYard(alias: string): DemoYard | null {
  const definition = DEFINITIONS.find(each => each.alias === alias)
  return definition === undefined ? null : toDemoYard(definition)
}
