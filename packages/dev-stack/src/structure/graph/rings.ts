/**
 * The rings of a directed graph: groups of at least two nodes each of which leads to all others (strongly connected
 * components, Tarjan 1972), sorted, the largest first.
 */
export function rings(edges: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const found: string[][] = []
  const numbers = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const isOpen = new Set<string>()

  const visit = (node: string): void => {
    numbers.set(node, numbers.size)
    lowest.set(node, numbers.get(node)!)
    open.push(node)
    isOpen.add(node)
    for (const next of edges.get(node) ?? []) {
      if (!numbers.has(next)) visit(next)
      if (isOpen.has(next)) lowest.set(node, Math.min(lowest.get(node)!, lowest.get(next)!))
    }
    if (lowest.get(node) !== numbers.get(node)) return
    const ring = open.splice(open.indexOf(node))
    for (const member of ring) isOpen.delete(member)
    if (ring.length > 1) found.push(ring.sort())
  }

  for (const node of edges.keys()) if (!numbers.has(node)) visit(node)
  return found.sort((a, b) => b.length - a.length || (a[0]! < b[0]! ? -1 : 1))
}
