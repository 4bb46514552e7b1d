import type { MoveMetadata, MoveType } from '@tractrix/domain/moves'
import { expect, it } from 'vitest'
import { buildMove } from '../../testing/build-move.ts'
import { buildTestYard } from '../../testing/build-yard.ts'
import { draftOfForm, formOfMove } from './move-form.ts'

const yard = buildTestYard()

it.each<[MoveType, MoveMetadata]>([
  ['trailer', { enable_yard_inventory: true }],
  ['trailer', {}],
  ['run_route', { RT_NAME: 'North loop', DIR: 'FORWARD' }],
])('MV-ENT-05 MV-LCK-04 keeps what a stored %s move asks for besides: %o', (type, metadata) => {
  expect(draftOfForm(formOfMove(buildMove({ type, metadata })), yard).metadata).toEqual(metadata)
})
