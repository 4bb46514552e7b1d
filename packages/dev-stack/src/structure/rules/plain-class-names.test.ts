import { expect, it } from 'vitest'
import { plainClassNames } from './plain-class-names.ts'

const inFile = (path: string, text: string) =>
  plainClassNames([{ path: `packages/${path}`, text }]).map(({ line, message }) => `${line} ${message}`)

it.each(['className="mt-2"', "className={'chip'}", 'className={`chip`}'])(
  'finds a class that is written out: %s',
  attribute => {
    expect(inFile('console/src/moves/card.tsx', `<p>\n<b ${attribute} />`)).toEqual([
      '2 no module has this class: write styles.name',
    ])
  },
)

it.each([
  ['console/src/moves/card.browser.test.tsx', "row.querySelectorAll<HTMLElement>('[role=cell] > .note')"],
  ['console/src/moves/card.tsx', "element.closest('.dialog')"],
  ['dev-stack/src/e2e/pages/shell.ts', 'page.locator(`.toast`).first()'],
])('finds a search by class in %s', (path, text) => {
  expect(inFile(path, `\n${text}`)).toEqual([
    '2 classes have other names in the page: search by role, text or data-part',
  ])
})

it.each([
  [
    'console/src/moves/card.tsx',
    '<b className={styles.name} /><i className={classNames(styles.on)} className="" />',
  ],
  ['console/src/moves/card.test.ts', "page.querySelector('[data-part=note]')!.textContent"],
  ['console/src/moves/card.test.ts', 'cells.matches(\'[data-size="1.5"]\')'],
  ['server/src/moves/card.ts', '`className="words"`'],
])('has nothing against other uses in %s: %s', (path, text) => {
  expect(inFile(path, text)).toEqual([])
})
