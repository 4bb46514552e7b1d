import { catalogued } from '@tractrix/domain/errors'
import {
  type ArgumentName,
  argumentNames,
  type MoveFieldName,
  type MoveUse,
  type MoveValues,
  moveField,
  REQUIRED_FIELD_TEXT,
} from '@tractrix/domain/moves'
import { readMetadata } from '../actions/read-metadata.ts'
import { readText } from './read-text.ts'

/** What may be given for a use, by name, as it came in. */
type Given<Use extends MoveUse> = { readonly [Name in ArgumentName<Use>]?: unknown }

/** The fields of a new move; what was left out has its default, or is null. */
export function readNewMove(given: Given<'creation'>): Pick<MoveValues, ArgumentName<'creation'>> {
  const entries = argumentNames('creation').map(name => [name, readField(name, given[name] ?? null)])
  return Object.fromEntries(entries) as Pick<MoveValues, ArgumentName<'creation'>>
}

/**
 * The fields of a stored move that are to change: what was left out is not among them, and null clears.
 *
 * @throws BAD_INPUT that names a field which every move has and which was to be cleared (MV-VAL-01)
 */
export function readMoveChanges<Use extends 'draft' | 'queued'>(
  use: Use,
  given: Given<Use>,
): Partial<Pick<MoveValues, ArgumentName<Use>>> {
  const entries = argumentNames(use)
    .filter(name => given[name] !== undefined)
    .map(name => [name, readField(name, given[name])] as const)
  return Object.fromEntries(entries) as Partial<Pick<MoveValues, ArgumentName<Use>>>
}

/** GraphQL has checked the type; what its types cannot say is checked here. */
function readField(name: MoveFieldName, given: unknown): unknown {
  const { kind, required, default: usual } = moveField(name)
  if (name === 'metadata') return readMetadata(given)
  const value = kind === 'text' && typeof given === 'string' ? readText(given) : given
  if (value !== null) return value
  if (required && usual === undefined)
    throw catalogued('BAD_INPUT', { message: `${name}: ${REQUIRED_FIELD_TEXT}.` })
  return usual ?? null
}
