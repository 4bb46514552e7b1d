import { type ComponentType, lazy, type ReactNode, useState } from 'react'
import { loadPart } from './load-part.ts'

export interface LazyPart<Props extends object> {
  /** Draws it; needs a `Suspense` around it. */
  Part: (props: Props) => ReactNode
  /** Fetches its code. */
  preload: () => void
}

/**
 * A part whose code is fetched later. Once it was preloaded it is drawn at once: React's own `lazy` would leave the
 * page without it for a moment the first time, in which keys reach what lies below.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null
  const fetched = async () => {
    loaded = await loadPart(load)
    return { default: loaded }
  }
  const Later = lazy(fetched)
  return {
    Part: props => {
      // Chosen once: another component in its place would lose what was typed into it.
      const [Chosen] = useState<ComponentType<Props>>(() => loaded ?? (Later as ComponentType<Props>))
      return <Chosen {...props} />
    },
    preload: () => void fetched(),
  }
}
