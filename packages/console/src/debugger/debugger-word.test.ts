import { expect, it } from 'vitest'
import { DebuggerWord } from './debugger-word.ts'

/** At which presses the word was complete. */
const hits = (keys: readonly string[]) => {
  const word = new DebuggerWord()
  return keys.flatMap((key, at) => (word.press(key) ? [at] : []))
}

it('MV-SITE-13 hears the word, each time it is typed', () => {
  expect(hits([...'debugger'])).toEqual([7])
  expect(hits([...'debuggerdebugger'])).toEqual([7, 15])
  expect(hits([...'xxDeBuGgEr'])).toEqual([9])
})

it('MV-SITE-13 hears nothing else', () => {
  expect(hits([...'debuger'])).toEqual([])
  expect(hits([...'debug', 'Enter', ...'ger'])).toEqual([])
  expect(hits([...'debuggerebugger'])).toEqual([7])
})
