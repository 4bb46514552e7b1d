import { compileMessage } from '@lingui/message-utils/compileMessage'
import { onTestFinished } from 'vitest'
import { setLanguage } from '../words.ts'

/** Ends every sentence of the pseudo-language, so that a text on the screen shows whether it went through `t`. */
export const PSEUDO_END = '⟧'

const ACCENTED: Record<string, string> = {
  a: 'áà',
  e: 'éè',
  i: 'íì',
  o: 'óò',
  u: 'úù',
  A: 'Â',
  E: 'Ê',
  O: 'Ô',
}

/**
 * Until the end of the test every sentence is shown in a language that nobody speaks: its words are about a third longer
 * than the English ones, as German is, its letters are higher, and it ends in `⟧`.
 */
export function speakPseudoLanguage(): void {
  const compiled = new Map<string, ReturnType<typeof compileMessage>>()
  const translation = (_all: object, sentence: string) => {
    if (!compiled.has(sentence)) compiled.set(sentence, [...compileMessage(sentence, pseudo), PSEUDO_END])
    return compiled.get(sentence)
  }
  const messages = new Proxy<Record<string, never>>(
    {},
    {
      get: (all, sentence) => translation(all, String(sentence)),
      getOwnPropertyDescriptor: (all, sentence) => ({
        configurable: true,
        enumerable: true,
        value: translation(all, String(sentence)),
      }),
    },
  )
  setLanguage('en', messages)
  onTestFinished(() => setLanguage('en', {}))
}

/** An English text without its end, as the pseudo-language has it. */
export const pseudo = (text: string): string =>
  text.replaceAll(/[aeiouAEO]/g, letter => ACCENTED[letter] ?? letter)
