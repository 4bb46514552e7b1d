import type { MoveDraft } from '../move/move.ts'
import type { StaticRoute } from '../move/move-metadata.ts'

/** The static route that a move drives by its type and settings; null: it drives none, or none is chosen (MV-OPEN-47). */
export function namedRoute(
  move: Pick<MoveDraft, 'type' | 'metadata'>,
): Pick<StaticRoute, 'name' | 'routeType'> | null {
  const { RT_NAME, staticRoute } = move.metadata
  if (move.type === 'run_route') return route(RT_NAME, 'svmp')
  return move.type === 'yard_inventory' ? route(staticRoute, 'inventory') : null
}

function route(name: string | undefined, routeType: StaticRoute['routeType']) {
  return name === undefined || name.trim() === '' ? null : { name, routeType }
}
