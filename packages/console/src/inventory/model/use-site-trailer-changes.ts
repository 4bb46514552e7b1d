import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useSiteTrailers } from '../../site-data/index.ts'

/** How long changes gather before something is asked for again. */
const GATHER_MS = 400

/** Calls `refetch` a moment after a trailer came to the yard or left it. */
export function useSiteTrailerChanges(refetch: () => void): void {
  const { trailers, loading } = useSiteTrailers()
  const ids = useMemo(() => (loading ? null : trailers.map(({ id }) => id).join()), [trailers, loading])
  const [seen, setSeen] = useState(ids)
  if (seen === null && ids !== null) setSeen(ids)
  const askAgain = useEffectEvent(() => {
    setSeen(ids)
    refetch()
  })
  const isNew = seen !== null && seen !== ids
  useEffect(() => {
    if (!isNew) return
    const timer = setTimeout(() => askAgain(), GATHER_MS)
    return () => clearTimeout(timer)
  }, [isNew])
}
