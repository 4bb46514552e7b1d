import { fillSentence } from './fill-sentence.ts'

/** What fills a sentence: a number, a name or other text as it is, another sentence, or several of them as a list. */
export type SentenceValue = string | number | Sentence | readonly Sentence[]

export type SentenceValues = Readonly<Record<string, SentenceValue>>

/** Something that is said to people, apart from its language: a code of a catalogue and what fills the sentence. */
export interface Sentence {
  code: string
  args: SentenceValues
  /** The same in English, for whoever does not know the code. */
  message: string
}

declare const CATALOGUED: unique symbol

/** An English sentence of the code, in ICU message format: never text that a user or a truck wrote. */
export type SentenceText = string & { readonly [CATALOGUED]: true }

/** A text that stands in the code, or one of several that do; a plain `string` may be anything and is none. */
export type Written<Text extends string> = Record<never, never> extends Record<Text, true> ? never : Text

/** A sentence that is kept, in a table for example, and translated where it is shown. */
export const phrase = <const Text extends string>(text: Written<Text>): SentenceText =>
  text as string as SentenceText

/** English sentences in ICU message format by their codes. */
export type SentenceCatalogue = Readonly<Record<string, string>>

/** The names that an ICU message asks for: `{zone}`, `{count, plural, …}`. */
export type NamesIn<Text extends string> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ? NameOf<Inside> | NamesIn<Rest>
  : never

type NameOf<Inside extends string> = Inside extends `${infer Name},${string}`
  ? NameOf<Name>
  : Inside extends `${string} ${string}` | `#${string}`
    ? never
    : Inside

type Values<Text extends string> = [NamesIn<Text>] extends [never]
  ? []
  : [values: { readonly [Name in NamesIn<Text>]: SentenceValue }]

/** The sentences of one subject, by codes that begin with its name. */
export interface Sentences<Texts extends SentenceCatalogue> {
  subject: string
  texts: Texts
  /** One of them, with exactly the values that it asks for. */
  of<Code extends keyof Texts & string>(code: Code, ...values: Values<Texts[Code]>): Sentence
}

/** Declares the sentences of a subject; `domain/sentences` joins all of them for the console. */
export function defineSentences<const Texts extends SentenceCatalogue>(
  subject: string,
  texts: Texts,
): Sentences<Texts> {
  return {
    subject,
    texts,
    of(code, ...[values]) {
      const args: SentenceValues = values ?? {}
      return { code: `${subject}.${code}`, args, message: inEnglish(texts[code] ?? code, args) }
    },
  }
}

/** An ICU message in English. */
export function inEnglish(text: string, args: SentenceValues): string {
  const words = Object.entries(args).map(([name, value]) => [name, textOfValue(value)])
  return fillSentence(text, Object.fromEntries(words))
}

function textOfValue(value: SentenceValue): string | number {
  if (typeof value !== 'object') return value
  return isList(value) ? value.map(({ message }) => message).join(', ') : value.message
}

const isList = (value: Sentence | readonly Sentence[]): value is readonly Sentence[] => Array.isArray(value)
