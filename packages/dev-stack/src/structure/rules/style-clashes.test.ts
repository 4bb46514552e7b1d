import { expect, it } from 'vitest'
import { styleClashes } from './style-clashes.ts'

const sheet = (feature: string, text: string) => ({
  path: `packages/console/src/${feature}/${feature}.css`,
  text,
})

it('finds a class that two features define', () => {
  const problems = styleClashes([
    sheet('dashboard', '.spot-chip { height: 24px }'),
    sheet('yard-map', '/* a chip */\n@layer components {\n  .spot-chip,\n  .other { height: 19px }\n}'),
  ])
  expect(problems).toEqual([
    {
      path: 'packages/console/src/yard-map/yard-map.css',
      line: 3,
      message:
        '.spot-chip is also the name of a class in packages/console/src/dashboard/dashboard.css; rename one',
    },
  ])
})

it('lets a feature refine a shared component, and use a class inside its own', () => {
  expect(
    styleClashes([
      sheet('ui', '.button { height: 30px }'),
      sheet('moves', '.button { height: 26px }'),
      sheet('dashboard', '.tile .button { height: 20px }'),
    ]),
  ).toEqual([])
})
