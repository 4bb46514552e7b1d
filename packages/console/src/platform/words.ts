import { i18n, type Messages } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { SentenceText, Written } from '@tractrix/domain/platform'

type Compiled = ReturnType<typeof compileMessage>

const compiled = new Map<string, Compiled>()

/** Sentences are compiled once: the same few hundred are asked for on every render. */
function compileOnce(message: string): Compiled {
  let result = compiled.get(message)
  if (result === undefined) {
    result = compileMessage(message)
    compiled.set(message, result)
  }
  return result
}

i18n.setMessagesCompiler(compileOnce)
setLanguage('en', {})

/**
 * Sets the language of all words that are drawn from now on.
 *
 * @param locale BCP 47 tag; decides on plurals.
 * @param messages The sentence of that language for each English one, in ICU message format or compiled; what is missing
 *   stays English.
 */
export function setLanguage(locale: string, messages: Messages): void {
  i18n.loadAndActivate({ locale, messages })
}

/**
 * The words a person reads, in the active language. The English sentence is the key, in ICU message format
 * (`{name}`, `{count, plural, one {# move} other {# moves}}`). Text that a user or a truck wrote is
 * no sentence: only literals compile, and what `phrase` or a catalogue of the domain made of them.
 */
export function t<const Text extends string>(
  sentence: Written<Text> | SentenceText,
  values?: Record<string, string | number>,
): string {
  return i18n._(sentence, values && withPlainBackslashes(values))
}

/** In what it has filled, the library takes `\u0041` and `\x41` for escapes: what somebody wrote stays as it is. */
function withPlainBackslashes(values: Record<string, string | number>): Record<string, string | number> {
  const entries = Object.entries(values)
  if (!entries.some(([, value]) => String(value).includes('\\'))) return values
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('\\', '\\u005c') : value,
    ]),
  )
}
