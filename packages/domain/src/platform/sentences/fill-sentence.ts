/**
 * Fills an ICU message in English: `{name}`, and `{count, plural, =0 {none} one {# move} other {# moves}}`, whose branches may
 * hold names too. Names without a value stay as they are. Values are never read as messages.
 */
export function fillSentence(text: string, values: Readonly<Record<string, string | number>>): string {
  let filled = ''
  let rest = text
  for (;;) {
    const start = rest.indexOf('{')
    if (start < 0) return filled + rest
    const end = closingBrace(rest, start)
    filled += rest.slice(0, start) + fillPlace(rest.slice(start + 1, end), values)
    rest = rest.slice(end + 1)
  }
}

function fillPlace(inside: string, values: Readonly<Record<string, string | number>>): string {
  const [, name = inside, branches] = /^(\w+), plural, (.*)$/s.exec(inside) ?? []
  const value = Object.hasOwn(values, name) ? values[name] : undefined
  if (value === undefined) return `{${inside}}`
  if (branches === undefined) return String(value)
  const all = branchesOf(branches)
  const branch = all.get(`=${value}`) ?? all.get(value === 1 ? 'one' : 'other') ?? all.get('other') ?? ''
  return fillSentence(
    branch.replaceAll('#', () => String(value)),
    values,
  )
}

function branchesOf(text: string): Map<string, string> {
  const branches = new Map<string, string>()
  let rest = text
  for (;;) {
    const start = rest.indexOf('{')
    if (start < 0) return branches
    const end = closingBrace(rest, start)
    branches.set(rest.slice(0, start).trim(), rest.slice(start + 1, end))
    rest = rest.slice(end + 1)
  }
}

/** Where the brace that opens at `start` is closed; the end of the text when it is not. */
function closingBrace(text: string, start: number): number {
  let depth = 0
  for (let index = start; index < text.length; index++) {
    if (text[index] === '{') depth += 1
    if (text[index] === '}') depth -= 1
    if (depth === 0) return index
  }
  return text.length
}
