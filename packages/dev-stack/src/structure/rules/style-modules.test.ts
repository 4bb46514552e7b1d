import { describe, expect, it } from 'vitest'
import { styleModuleProblems } from './style-modules.ts'

const file = (path: string, text: string) => ({ path: `packages/console/src/${path}`, text })
const problems = (sheets: ReturnType<typeof file>[], sources: ReturnType<typeof file>[]) =>
  styleModuleProblems(sheets, sources).map(
    ({ path, line, message }) => `${path.replace('packages/console/src/', '')}:${line} ${message}`,
  )

const CHIP = file(
  'dashboard/chip.module.css',
  `/* .old */
@layer features {
  .chip:is(:hover, .freed) > [data-part=".x"] {
    margin: 0.5em;
    background: url(a.png);
  }
}

@layer system {
  @media (forced-colors: active) {
    .freed {
      outline: 1px solid;
    }
  }
}
`,
)
const USES = `import styles from './chip.module.css'
const look = freed ? styles.freed : styles.chip
`

it('has nothing against a module of which every class is used and defined', () => {
  expect(problems([CHIP], [file('dashboard/chip.tsx', USES)])).toEqual([])
})

describe('of the code it reports', () => {
  it('a class that the module does not define', () => {
    const source = file('dashboard/chip.tsx', `${USES}const more = styles.more\n`)
    expect(problems([CHIP], [source])).toEqual([
      'dashboard/chip.tsx:3 styles.more is not in ./chip.module.css',
    ])
  })

  it('a module that is not there', () => {
    const source = file('dashboard/chip.tsx', "import styles from './chips.module.css'\n")
    expect(problems([], [source])).toEqual(['dashboard/chip.tsx:1 there is no ./chips.module.css'])
  })

  it.each(['styles[name]', '{ ...styles }', 'lookOf(styles)'])('a use that names no class: %s', use => {
    const source = file('dashboard/chip.tsx', `${USES}const other = ${use}\n`)
    expect(problems([CHIP], [source])).toEqual(['dashboard/chip.tsx:3 name the class: styles.…'])
  })

  it('styles of another feature', () => {
    const source = file('moves/card.tsx', USES.replace('./chip', '../dashboard/chip'))
    expect(problems([CHIP], [source])).toEqual([
      'moves/card.tsx:1 styles of dashboard: use a part of dashboard instead',
    ])
  })
})

describe('of the style sheets it reports', () => {
  it('a class that nobody uses', () => {
    const source = file('dashboard/chip.tsx', USES.replace('freed ? styles.freed : ', ''))
    expect(problems([CHIP], [source])).toEqual(['dashboard/chip.module.css:3 nobody uses .freed'])
  })

  it('a class outside of modules', () => {
    const sheet = file('ui/base.css', 'a {\n  color: red;\n}\n@media print {\n  p .link,\n  p {\n  }\n}\n')
    expect(problems([sheet], [])).toEqual([
      'ui/base.css:5 .link would hold everywhere; move it to a module beside its part',
    ])
  })

  it('what stands in no layer, or in one of other parts', () => {
    const text = '@keyframes turn {\n}\n@layer primitives {\n  .chip {\n  }\n}\n.freed {\n}\n'
    const sheet = file('dashboard/chip.module.css', text)
    expect(problems([sheet], [file('dashboard/chip.tsx', USES)])).toEqual(
      [1, 3, 7].map(
        line => `dashboard/chip.module.css:${line} stands in none of the layers features, system`,
      ),
    )
  })
})
