import { useEffect, useSyncExternalStore } from 'react'

/** An import that somebody started on this page, and of whose end he is told. */
export interface FollowedImport {
  id: string
  siteId: string
}

let followed: readonly FollowedImport[] = []
let shown: string | null = null
const listeners = new Set<() => void>()

/** From now on its end is told by a toast, unless its results are being shown. */
export function followImport(started: FollowedImport): void {
  change([...followed.filter(({ id }) => id !== started.id), started])
}

export function stopFollowing(id: string): void {
  if (followed.some(each => each.id === id)) change(followed.filter(each => each.id !== id))
}

/** Whether its progress or its results are on the screen. */
export const isShown = (id: string): boolean => shown === id

/** Notes that an import is on the screen, for as long as the component that calls it is. */
export function useShowing(id: string | null): void {
  useEffect(() => {
    shown = id
    return () => {
      shown = null
    }
  }, [id])
}

/** The imports that are followed now. */
export const useFollowedImports = (): readonly FollowedImport[] =>
  useSyncExternalStore(listen, () => followed)

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: readonly FollowedImport[]): void {
  followed = next
  for (const listener of listeners) listener()
}
