interface Numbered {
  siteSeq: number
}

/**
 * The newest page of a list before what is known of it, both newest first. What is known and does not adjoin the page is
 * dropped, so that nothing is missing in between: more came meanwhile than fits on a page.
 */
export function joinedEntries<Entry extends Numbered>(
  newest: readonly Entry[],
  known: readonly Entry[],
): readonly Entry[] {
  const last = newest.at(-1)
  const [first] = known
  if (last === undefined || first === undefined || last.siteSeq > first.siteSeq) return newest
  return [...newest, ...known.filter(({ siteSeq }) => siteSeq < last.siteSeq)]
}
