export type Selection = ReadonlySet<string>

/** Turns one row over. */
export function toggleRow(selection: Selection, id: string): Selection {
  const next = new Set(selection)
  if (!next.delete(id)) next.add(id)
  return next
}

/** Adds every row from the anchor to the target, both included, in the order they are shown. */
export function selectRange(
  selection: Selection,
  ids: readonly string[],
  anchor: string,
  target: string,
): Selection {
  const from = ids.indexOf(anchor)
  const to = ids.indexOf(target)
  if (from < 0 || to < 0) return to < 0 ? selection : toggleRow(selection, target)
  return new Set([...selection, ...ids.slice(Math.min(from, to), Math.max(from, to) + 1)])
}

/** All shown rows, or none of them when all were selected; rows that are not shown stay as they are. */
export function toggleAll(selection: Selection, ids: readonly string[]): Selection {
  if (selectionOf(selection, ids) !== 'all') return new Set([...selection, ...ids])
  const shown = new Set(ids)
  return new Set([...selection].filter(id => !shown.has(id)))
}

/** How many of the shown rows are selected. */
export function selectionOf(selection: Selection, ids: readonly string[]): 'none' | 'some' | 'all' {
  const count = ids.filter(id => selection.has(id)).length
  return count === 0 ? 'none' : count === ids.length ? 'all' : 'some'
}
