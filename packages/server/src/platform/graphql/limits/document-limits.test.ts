import { getIntrospectionQuery, Lexer, parse, Source, TokenKind } from 'graphql'
import { describe, expect, it } from 'vitest'
import { countTokens, DOCUMENT_LIMITS } from './document-limits.ts'

const { maxBytes, maxNesting, maxTokens } = DOCUMENT_LIMITS

/** What the parser finds, comments included. */
function parserTokens(text: string): number {
  const lexer = new Lexer(new Source(text))
  while (lexer.advance().kind !== TokenKind.EOF);
  let tokens = 0
  for (let { prev } = lexer.token; prev && prev.kind !== TokenKind.SOF; prev = prev.prev) tokens++
  return tokens
}

const codeOf = (text: string) => {
  try {
    countTokens(text)
    return 'fine'
  } catch (error) {
    return ((error as { originalError?: { code: string } }).originalError ?? { code: String(error) }).code
  }
}

describe('counting the tokens of a document', () => {
  it.each([
    ['the introspection query', getIntrospectionQuery()],
    [
      'names, variables and directives',
      'query Q($a: ID! = "x", $b: [Int!]) @x { f(a: $a) @skip(if: false) { id } }',
    ],
    ['braces and quotes within strings', String.raw`{ f(a: "{[(\"{", b: "\\", c: "") }`],
    ['block strings', String.raw`{ f(a: """ {{ "quoted" \""" {{ """, b: """""") }`],
    ['comments', '# { {{ "\n{ a # }\r\n b }'],
    ['fragments', '{ ...A ... on Query { b } } fragment A on Query { c }'],
    ['a byte order mark and commas', '\uFEFF{ a,,, b }'],
  ])('finds what the parser finds: %s', (_name, text) => {
    expect(() => parse(text)).not.toThrow()
    expect(countTokens(text)).toBe(parserTokens(text))
  })

  it('never finds less than the parser', () => {
    for (const text of ['{ f(a: [1.5e+3, -0.5, 1E-9]) }', '{ f(a: [-1-1-1 2 3]) }'])
      expect(countTokens(text)).toBeGreaterThanOrEqual(parserTokens(text))
  })

  it('refuses more bytes, tokens or nesting than allowed, and nothing that has just as many', () => {
    expect(codeOf(`{ a }#${'x'.repeat(maxBytes - 6)}`)).toBe('fine')
    expect(codeOf(`{ a }#${'x'.repeat(maxBytes - 5)}`)).toBe('PAYLOAD_TOO_LARGE')
    expect(codeOf(`{ a }#${'ä'.repeat(maxBytes / 2)}`)).toBe('PAYLOAD_TOO_LARGE')
    expect(codeOf('a '.repeat(maxTokens))).toBe('fine')
    expect(codeOf('a '.repeat(maxTokens + 1))).toBe('BAD_INPUT')
    expect(codeOf('#\n'.repeat(maxTokens + 1))).toBe('BAD_INPUT')
    for (const opening of ['{', '[', '(']) {
      expect(codeOf(opening.repeat(maxNesting))).toBe('fine')
      expect(codeOf(opening.repeat(maxNesting + 1))).toBe('QUERY_TOO_COMPLEX')
    }
    expect(codeOf('{}'.repeat(maxNesting + 1))).toBe('fine')
  })

  it.each([
    ['a string that does not end', `{ a(b: "${'x'.repeat(30_000)}`],
    ['a block string that does not end', `{ a(b: """${'"'.repeat(30_000)}`],
    ['backslashes', `{ a(b: "${'\\'.repeat(30_000)}`],
    ['block string escapes', `{ a(b: """${'\\"""'.repeat(8_000)}`],
  ])('ends soon at %s', (_name, text) => {
    const before = process.cpuUsage()
    codeOf(text)
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1_000).toBeLessThan(1_000)
  })
})
