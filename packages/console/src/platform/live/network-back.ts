const listeners = new Set<() => void>()

/** Calls when the network or the server came back, so that what failed for want of it is tried again. */
export function onNetworkBack(listener: () => void): () => void {
  if (listeners.size === 0) globalThis.addEventListener?.('online', networkIsBack)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) globalThis.removeEventListener?.('online', networkIsBack)
  }
}

/** Whoever sees a connection come to stand says so. */
export function networkIsBack(): void {
  for (const listener of [...listeners]) listener()
}
