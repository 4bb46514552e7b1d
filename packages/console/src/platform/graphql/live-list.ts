/**
 * A list after one live event: the item replaced where it stands, added at the end when new, or taken out when `item`
 * is null. The same list comes back when nothing changes.
 */
export function mergeById<Item extends { id: string }>(
  list: readonly Item[],
  id: string,
  item: Item | null,
): readonly Item[] {
  const at = list.findIndex(known => known.id === id)
  if (item === null) return at === -1 ? list : list.filter(known => known.id !== id)
  if (at === -1) return [...list, item]
  return list[at] === item ? list : list.map(known => (known.id === id ? item : known))
}
