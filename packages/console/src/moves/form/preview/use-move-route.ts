import { useEffect, useState } from 'react'
import { useClient } from 'urql'
import { MoveRouteDocument, type MoveRouteQuery } from '../../../platform/graphql/graphql.generated.ts'
import { OWN_ERRORS } from '../../../platform/graphql/graphql-client.ts'
import type { RouteEnds } from './route-ends.ts'

export type MoveRoute = NonNullable<MoveRouteQuery['moveRoute']>

/** The server is asked once the ends have stayed the same for so long, in milliseconds: pickers are browsed by key. */
const ASK_AFTER_MS = 200
/** A route that begins at a truck is asked for again after so long, in milliseconds, as long as the truck drives. */
const ASK_AGAIN_MS = 5_000

/**
 * The route of a move along the lanes of its site; null while it is not known, or when there is none. The answer
 * between two spots is kept; one that begins at a truck follows it.
 *
 * @param truckPlace where the truck of the start is: another text tells that it has moved on
 */
export function useMoveRoute(siteId: string, ends: RouteEnds | null, truckPlace: string): MoveRoute | null {
  const client = useClient()
  const [found, setFound] = useState<{ key: string; route: MoveRoute | null } | null>(null)
  const key = ends === null ? '' : JSON.stringify({ siteId, ...ends })
  const isKnown = found?.key === key
  const place = ends?.truckId ? truckPlace : ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: a truck that moved on asks anew
  useEffect(() => {
    if (key === '') return
    let isOver = false
    const { fromZoneId } = JSON.parse(key) as RouteEnds
    const requestPolicy = fromZoneId === null ? 'network-only' : 'cache-first'
    const timer = setTimeout(
      async () => {
        const { data } = await client
          .query(MoveRouteDocument, JSON.parse(key), { ...OWN_ERRORS, requestPolicy })
          .toPromise()
        if (!isOver) setFound({ key, route: data?.moveRoute ?? null })
      },
      isKnown ? ASK_AGAIN_MS : ASK_AFTER_MS,
    )
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [client, key, place])
  return isKnown ? found.route : null
}
