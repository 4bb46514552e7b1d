import { expect, it } from 'vitest'
import { errorLists } from './error-lists.ts'

it('joins the error list of a new feature by its file name alone', () => {
  const text = errorLists([
    {
      path: 'doors/door-errors.ts',
      text: '/** Errors about doors. */\nexport const DOOR_ERRORS = {} as const\n',
    },
    {
      path: 'moves/problems/move-errors.ts',
      text: 'export const MOVE_ERRORS = {} as const\nexport type A = 1',
    },
  ])
  expect(text.split('\n').slice(1, -1)).toEqual([
    "export { DOOR_ERRORS } from '../doors/door-errors.ts'",
    "export { MOVE_ERRORS } from '../moves/problems/move-errors.ts'",
  ])
})

it('names a file without a list', () => {
  expect(() => errorLists([{ path: 'doors/door-errors.ts', text: 'export const DOORS = {}' }])).toThrow(
    'doors/door-errors.ts exports no list of errors',
  )
})
