import { ERROR_CODES } from '@tractrix/domain/errors'
import { expect, it } from 'vitest'
import { ROOT } from '../tools/root.ts'
import { serverCodes, unraisedProblems } from './server-codes.ts'

it('finds what the real server raises, and not what only the catalogue has', () => {
  const codes = serverCodes(ROOT)
  expect(codes).toEqual(expect.arrayContaining(['INTERNAL', 'CONFLICT', 'MOVE_DRAFT_VALIDATION:INVALID']))
  expect(ERROR_CODES).toContain('GET_ROUTE_COORDINATES:NO_PLAN')
  expect(codes).not.toContain('GET_ROUTE_COORDINATES:NO_PLAN')
})

it('finds a code that nothing raises, and one that waits although it is raised', () => {
  const open = '| row 1 | `WAITS`, `RAISED_LATER` | |\n| row 2 | a call | answers `RAISED` |'
  expect(
    unraisedProblems(['RAISED', 'WAITS', 'RAISED_LATER', 'FORGOTTEN'], ['RAISED', 'RAISED_LATER'], open),
  ).toEqual([
    {
      path: 'docs/open-requirements.md',
      line: 1,
      message: 'RAISED_LATER is raised by the server: its requirement may be met',
    },
    {
      path: 'packages/domain/src/errors/error-lists.generated.ts',
      line: 1,
      message: 'FORGOTTEN is raised nowhere: remove it, or name it in docs/open-requirements.md',
    },
  ])
})
