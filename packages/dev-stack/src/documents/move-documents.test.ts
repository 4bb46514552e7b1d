import { readFileSync } from 'node:fs'
import { argumentNames, FORM_FIELD_NAMES } from '@tractrix/domain/moves'
import { buildSchema, parse, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../tools/root.ts'
import { moveFragments, saveMutations } from './move-documents.ts'

const schema = buildSchema(readFileSync(`${ROOT}schema.graphql`, 'utf8'))
const fragment = 'fragment MoveFields on Move { ...MoveValues ...MoveDetailValues }'
const mutations = saveMutations(schema)

/** The names of the variables of a generated mutation. */
function variablesOf(name: string): string[] {
  const [, head = ''] = mutations.split(`mutation ${name}(`)
  const [variables = ''] = head.split(')')
  return [...variables.matchAll(/\$(\w+):/g)].map(([, variable]) => variable!).sort()
}

describe('the documents of a move', () => {
  it('are valid in the schema', () => {
    expect(validate(schema, parse(`${moveFragments()}${fragment}${mutations}`))).toEqual([])
  })

  it('read every field of the form in lists', () => {
    const [, listed = ''] = moveFragments().split('fragment MoveValues on Move')
    for (const name of FORM_FIELD_NAMES)
      expect(listed.split('fragment')[0]).toMatch(new RegExp(`\\b${name}\\b`))
  })

  it('MV-MUT-01 save of a queued move what can still change', () => {
    expect(variablesOf('UpdateNonDraftMove')).toEqual([...argumentNames('queued'), 'id', 'version'].sort())
  })

  it('MV-MUT-02 MV-MUT-03 save a draft with its status', () => {
    expect(variablesOf('UpdateDraftMove')).toEqual(
      [...argumentNames('draft'), 'id', 'status', 'version'].sort(),
    )
  })

  it.each(['CreateDraftMove', 'CreatePendingMove'])('MV-OPEN-11 %s leaves source and reference out', name => {
    const given = argumentNames('creation').filter(one => one !== 'referenceId')
    expect(variablesOf(name)).toEqual([...given, 'idempotencyKey', 'retryOfId', 'siteId'].sort())
  })
})
