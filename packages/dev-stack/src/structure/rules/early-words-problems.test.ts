import { describe, expect, it } from 'vitest'
import { earlyWordsProblems } from './early-words-problems.ts'

const file = (path: string, text: string) => ({ path: `packages/console/src/${path}`, text })
const WORDS = file('platform/words.ts', 'export function t(sentence: string): string { return sentence }')
const T = "import { t } from '../platform/words.ts'\n"
const problems = (text: string, ...others: { path: string; text: string }[]) =>
  earlyWordsProblems([WORDS, ...others, file('moves/a.tsx', text)]).map(
    ({ path, line, message }) => `${path.slice(21)}:${line} ${message.split(' while')[0]}`,
  )

describe('a sentence that is worded while its module loads', () => {
  it('is found in constants, tables, callbacks that run at once and static fields', () => {
    expect(problems(`${T}const A = t('a')`)).toEqual(['moves/a.tsx:2 calls t()'])
    expect(problems(`${T}export const A = { b: [{ header: t('a') }] } as const`)).toHaveLength(1)
    expect(problems(`${T}const A = ['a'].map(text => ({ label: t(text) }))`)).toHaveLength(1)
    expect(problems(`${T}const A = (() => t('a'))()`)).toHaveLength(1)
    expect(problems(`${T}class A { static b = t('a'); c = t('a') }`)).toHaveLength(1)
    expect(problems("import { t as say } from '../platform/words.ts'\nsay('a')")).toEqual([
      'moves/a.tsx:2 calls say()',
    ])
  })

  it('is found behind functions, of the same file and of others', () => {
    expect(problems(`${T}const label = (a: string) => t(a)\nconst A = label('a')`)).toEqual([
      'moves/a.tsx:3 calls label()',
    ])
    const column = file(
      'moves/column.ts',
      `${T}export function column(a: string) { return { header: t(a) } }`,
    )
    const index = file('moves/index.ts', "export { column as moveColumn } from './column.ts'")
    const use = "import { moveColumn } from './index.ts'\n"
    expect(problems(`${use}const A = [moveColumn('a')]`, column, index)).toEqual([
      'moves/a.tsx:2 calls moveColumn()',
    ])
    expect(problems(`${use}const A = () => [moveColumn('a')]`, column, index)).toEqual([])
  })

  it('is none where a function, a component, a getter or an effect words it later', () => {
    const later = [
      "export const a = () => t('a')",
      "export function A() { return <p title={t('a')}>{['b'].map(b => t(b))}</p> }",
      "export const table = { get label() { return t('a') }, cell: () => t('b'), c() { return t('c') } }",
      "setInterval(() => console.log(t('a')), 1)",
      'function again(): string { return again() }\nagain()',
      "class A { b = t('a'); c() { return t('a') } }",
    ]
    for (const text of later) expect(problems(`${T}${text}`), text).toEqual([])
  })

  it('binds neither tests nor another t', () => {
    expect(earlyWordsProblems([WORDS, file('moves/a.test.ts', `${T}const A = t('a')`)])).toEqual([])
    expect(problems("const t = (a: string) => a\nconst A = t('a')")).toEqual([])
  })
})
