import { expect, it } from 'vitest'
import { filesNaming } from './files-naming.ts'

it('finds whole names in written sources', () => {
  const files = [
    { path: 'packages/server/src/b.ts', text: 'move.moveClass' },
    { path: 'packages/domain/src/a.ts', text: 'moveClass: { kind }' },
    { path: 'packages/domain/src/other.ts', text: 'moveClassEnabled' },
    { path: 'packages/domain/src/a.test.ts', text: 'moveClass' },
    { path: 'packages/domain/src/testing/build.ts', text: 'moveClass' },
    { path: 'packages/console/src/c.generated.ts', text: 'moveClass' },
  ]
  expect(filesNaming(files, 'moveClass')).toEqual(['packages/domain/src/a.ts', 'packages/server/src/b.ts'])
})
