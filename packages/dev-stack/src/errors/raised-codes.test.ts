import { expect, it } from 'vitest'
import { raisedCodes } from './raised-codes.ts'

const CODES = ['GONE', 'MOVE:LATE', 'LOST', 'ASKED', 'TYPED', 'TRIED'] as const

const FILES: Record<string, string> = {
  'packages/server/src/main.ts': `
    import { late } from '@tractrix/domain/moves'
    import type { Typed } from './typed.ts'
    import { readFileSync } from 'node:fs'
    export { gone } from './rooms/gone.ts'
    /** Throws 'LOST' when it is lost. */
    const sentence = 'ASKED for too much' // 'LOST' again
    const other = await import('../src/rooms/back.ts')`,
  'packages/server/src/typed.ts': `export type Typed = 1; throw catalogued('TYPED')`,
  'packages/server/src/rooms/gone.ts': `import '../main.ts'\nthrow catalogued('GONE')`,
  'packages/server/src/rooms/back.ts': `import './gone.ts'`,
  'packages/server/src/rooms/gone.test.ts': `throw catalogued('TRIED')`,
  'packages/domain/src/moves/index.ts': `export { late } from './late.ts'\nexport * from './move-errors.ts'`,
  'packages/domain/src/moves/late.ts': `export const late = () => ({ late: 'MOVE:LATE' })`,
  'packages/domain/src/moves/move-errors.ts': `export const MOVE_ERRORS = { 'LOST': { sentence: null } }`,
}

it('finds the codes in what the program loads, through packages, folders and rings', () => {
  const read = (path: string) => FILES[path] ?? null
  expect([...raisedCodes(CODES, 'packages/server/src/main.ts', read)].sort()).toEqual(['GONE', 'MOVE:LATE'])
})
