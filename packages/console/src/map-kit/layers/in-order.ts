/**
 * Layers from bottom to top. Throws when two have the same id or the same order, or when a still layer would lie above a
 * moving one: what moves is painted on a canvas of its own above all tiles.
 */
export function inOrder<Layer extends { id: string; order: number; surface: 'still' | 'moving' }>(
  layers: readonly Layer[],
): Layer[] {
  const sorted = layers.toSorted((a, b) => a.order - b.order)
  const ids = new Set<string>()
  for (const [index, layer] of sorted.entries()) {
    const below = sorted[index - 1]
    if (ids.has(layer.id)) throw new Error(`two layers have the id ${layer.id}`)
    if (below?.order === layer.order)
      throw new Error(`the layers ${below.id} and ${layer.id} have the same order ${layer.order}`)
    if (below?.surface === 'moving' && layer.surface === 'still')
      throw new Error(`the layer ${layer.id} is still and cannot lie above ${below.id}, which moves`)
    ids.add(layer.id)
  }
  return sorted
}
