import type { ArgumentRef } from '@pothos/core'
import {
  type ArgumentName,
  argumentNames,
  type MoveFieldName,
  type MoveUse,
  moveField,
} from '@tractrix/domain/moves'
import { textLimit } from '@tractrix/domain/platform'
import { type ApiBuilder, builder } from '../../platform/graphql/index.ts'
import { CHOICE_REFS } from './moves.types.ts'

type Argument = ArgumentRef<ApiBuilder['$inferSchemaTypes'], unknown>

/**
 * An argument for every field of `MOVE_FIELDS` that may be given for this use. The resolver gets them as unknown values and
 * has them read by `readNewMove` and `readMoveChanges`.
 */
export function moveArguments<Use extends MoveUse>(use: Use): Record<ArgumentName<Use>, Argument> {
  return builder.args(t => {
    const entries = argumentNames(use).map(name => {
      const options = { required: isRequired(name, use), ...described(name, use) }
      return [name, t.field({ ...options, type: typeOf(name) })] as const
    })
    return Object.fromEntries(entries) as Record<ArgumentName<Use>, Argument>
  })
}

/** A new move must be given what has no default; of a stored one everything can be left out. */
function isRequired(name: MoveFieldName, use: MoveUse): boolean {
  const { required, default: value } = moveField(name)
  return use === 'creation' && required === true && value === undefined
}

function described(name: MoveFieldName, use: MoveUse): { description?: string } {
  const { kind, arguments: texts } = moveField(name)
  const description = texts?.[use] ?? (kind === 'text' ? limitText(name) : undefined)
  return description === undefined ? {} : { description }
}

const limitText = (name: string) => `At most ${textLimit(name).toLocaleString('en')} characters.`

const TYPES = {
  text: 'String',
  number: 'Int',
  time: 'DateTime',
  json: 'JSON',
  object: 'JSON',
  reference: 'ID',
} as const

function typeOf(name: MoveFieldName) {
  if (Object.hasOwn(CHOICE_REFS, name)) return CHOICE_REFS[name as keyof typeof CHOICE_REFS]
  const { kind } = moveField(name)
  return TYPES[kind as Exclude<typeof kind, 'choice'>]
}
