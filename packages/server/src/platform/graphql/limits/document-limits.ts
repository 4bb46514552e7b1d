import { catalogued } from '@tractrix/domain/errors'
import { GraphQLError } from 'graphql'

/** How long a document may be. Checked before it is parsed, by a scan that takes a fraction of the parser's time. */
export const DOCUMENT_LIMITS = {
  /** Longest document in bytes of UTF-8. */
  maxBytes: 32_768,
  /** Most tokens; comments count too, since the parser keeps them. */
  maxTokens: 2_500,
  /** Deepest nesting of braces, brackets and parentheses, of selections and of values alike. */
  maxNesting: 32,
} as const

/** What is wrong with a document that must not even be parsed. */
export class DocumentRefused extends GraphQLError {
  constructor(originalError: ReturnType<typeof catalogued>) {
    super(originalError.message, { originalError })
  }
}

/**
 * Counts the tokens of a document in one pass, without building anything.
 *
 * @returns the number of tokens, never less than what the parser will find
 * @throws DocumentRefused: PAYLOAD_TOO_LARGE for more than 32 kB, BAD_INPUT for too many tokens, QUERY_TOO_COMPLEX for
 *   a nesting that would exhaust the stack of the parser
 */
export function countTokens(text: string): number {
  if (text.length > DOCUMENT_LIMITS.maxBytes || Buffer.byteLength(text) > DOCUMENT_LIMITS.maxBytes)
    throw new DocumentRefused(catalogued('PAYLOAD_TOO_LARGE'))
  let tokens = 0
  let nesting = 0
  for (let at = 0; at < text.length; ) {
    const character = text[at] as string
    if (IGNORED.test(character)) {
      at++
      continue
    }
    if (++tokens > DOCUMENT_LIMITS.maxTokens) throw tooManyTokens()
    if (OPENING.has(character)) nesting++
    else if (CLOSING.has(character)) nesting--
    if (nesting > DOCUMENT_LIMITS.maxNesting) throw new DocumentRefused(catalogued('QUERY_TOO_COMPLEX'))
    at = endOfToken(text, at)
  }
  return tokens
}

const IGNORED = /[\s,\uFEFF]/
const OPENING = new Set('{[(')
const CLOSING = new Set('}])')
const WORD = /\w+/y
const COMMENT = /#[^\n\r]*/y
const STRING = /"(?:[^"\\\n\r]|\\.)*"?/y
const BLOCK_STRING = /"""(?:\\"""|[^"]|"(?!""))*(?:""")?/y

/** Where the token that begins here ends; a broken one ends somewhere, and the parser tells what is wrong with it. */
function endOfToken(text: string, at: number): number {
  if (text[at] === '#') return match(COMMENT, text, at)
  if (text[at] === '"') return match(text.startsWith('"""', at) ? BLOCK_STRING : STRING, text, at)
  if (text.startsWith('...', at)) return at + 3
  return match(WORD, text, at) || at + 1
}

function match(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : 0
}

function tooManyTokens(): DocumentRefused {
  const message = `A document may have at most ${DOCUMENT_LIMITS.maxTokens} tokens.`
  return new DocumentRefused(catalogued('BAD_INPUT', { message }))
}
