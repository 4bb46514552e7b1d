import { expect, it } from 'vitest'
import { t } from './words.ts'

it('keeps the exact sentences of the requirements, apostrophes and quotes included', () => {
  expect(t("You're all caught up. There are no draft moves in the queue.")).toBe(
    "You're all caught up. There are no draft moves in the queue.",
  )
  expect(t('Zone "{name}" has been created.', { name: 'E17' })).toBe('Zone "E17" has been created.')
})

it('MV-PAG-06 fills in the range of a list with a literal (s)', () => {
  expect(t('{a}-{b} of {n} move(s)', { a: 1, b: 20, n: 198 })).toBe('1-20 of 198 move(s)')
})

it('chooses the plural form', () => {
  const sentence = '{count, plural, one {# warning} other {# warnings}}'
  expect([1, 2].map(count => t(sentence, { count }))).toEqual(['1 warning', '2 warnings'])
})

it('takes nothing in a value for an escape: a truck may report a path, and a zone be called anything', () => {
  const written = String.raw`C:\x86\u0041 \\u0042 \n '{name}'`
  expect(t('Zone "{name}" has been created.', { name: written })).toBe(`Zone "${written}" has been created.`)
  expect(t('{count, plural, one {# warning} other {# warnings}}', { count: 2, name: written })).toBe(
    '2 warnings',
  )
})
