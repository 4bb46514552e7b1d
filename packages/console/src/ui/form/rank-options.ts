/**
 * The options that hold every word of the query somewhere in their text, those whose name is the query or begins with it
 * first; else in the order they came in. Case and accents do not count.
 */
export function rankOptions<Option>(
  options: readonly Option[],
  query: string,
  { name, text }: { name: (option: Option) => string; text: (option: Option) => string },
): readonly Option[] {
  const wanted = plain(query).trim()
  if (wanted === '') return options
  const words = wanted.split(/\s+/)
  const ranked = options.flatMap(option => {
    const called = plain(name(option))
    const all = `${called} ${plain(text(option))}`
    if (!words.every(word => all.includes(word))) return []
    const rank = called === wanted ? 0 : called.startsWith(wanted) ? 1 : called.includes(wanted) ? 2 : 3
    return [{ option, rank }]
  })
  return ranked.sort((one, other) => one.rank - other.rank).map(({ option }) => option)
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
