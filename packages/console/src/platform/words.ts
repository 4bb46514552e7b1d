import { i18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'

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
i18n.loadAndActivate({ locale: 'en', messages: {} })

/**
 * The words a person reads, in the active language. The English sentence is the key, in ICU message format
 * (`{name}`, `{count, plural, one {# move} other {# moves}}`). Never pass text that a user or a truck wrote.
 */
export function t(sentence: string, values?: Record<string, string | number>): string {
  return i18n._(sentence, values)
}
