import { SENTENCE_TEXTS } from '@tractrix/domain/sentences'
import { t } from './words.ts'

/** A sentence as the server sent it: code and arguments, and the same in English. */
export interface SentSentence {
  code: string
  args: unknown
  message: string
}

/** A sentence of the server in the active language. One that this console does not know is shown as it was sent. */
export function sentenceText({ code, args, message }: SentSentence): string {
  const text = SENTENCE_TEXTS.get(code)
  if (text === undefined || typeof args !== 'object' || args === null) return message
  const values = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, fillingOf(value)]))
  return namesIn(text).every(name => values[name] !== undefined) ? t(text, values as Values) : message
}

type Values = Record<string, string | number>

/** The words for what fills a sentence; undefined for what is none of the kinds that this console knows. */
function fillingOf(value: unknown): string | number | undefined {
  if (typeof value === 'string' || typeof value === 'number') return value
  if (isSentence(value)) return sentenceText(value)
  if (!Array.isArray(value) || !value.every(isSentence)) return undefined
  return value.map(sentenceText).join(', ')
}

/** Whether the server sent a sentence here; anything else is none. */
export function isSentence(value: unknown): value is SentSentence {
  if (typeof value !== 'object' || value === null) return false
  const { code, message } = value as Partial<SentSentence>
  return typeof code === 'string' && typeof message === 'string'
}

const namesIn = (text: string): string[] => [...text.matchAll(/\{(\w+)[,}]/g)].map(match => match[1] ?? '')
