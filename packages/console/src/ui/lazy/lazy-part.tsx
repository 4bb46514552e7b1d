import { type ComponentType, type ReactNode, useEffect, useSyncExternalStore } from 'react'
import type { PartTrouble } from '../../platform/lazy-code/part-files.ts'
import { PartLoader } from '../../platform/lazy-code/part-loader.ts'

/** How it stands with code that is not here yet. */
export interface PartWait {
  /** Why the last try failed; null: it is on its way. */
  trouble: PartTrouble | null
  trying: boolean
  retry: () => void
}

/** What stands in the place of a part while its code is not here. */
export type PartFrame<Props> = (wait: PartWait, props: Props) => ReactNode

export interface LazyPart<Props extends object> {
  /** Draws it, or its frame. */
  Part: (props: Props) => ReactNode
  /** Fetches its code ahead; a failure is silent and repaired when the network is back. */
  preload: () => void
}

/**
 * A part whose code is fetched later. Once it was preloaded it is drawn at once: React's own `lazy` would leave the
 * page without it for a moment the first time, in which keys reach what lies below, and would keep a failure for ever.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  frame: PartFrame<Props>,
): LazyPart<Props> {
  const loader = new PartLoader(load)
  return {
    Part: props => {
      const state = useSyncExternalStore(loader.subscribe, loader.state)
      const missing = state.is === 'missing'
      useEffect(() => (missing ? loader.need() : undefined), [missing])
      if (missing) return frame({ trouble: state.trouble, trying: state.trying, retry: loader.retry }, props)
      const Loaded = state.part
      return <Loaded {...props} />
    },
    preload: loader.preload,
  }
}
