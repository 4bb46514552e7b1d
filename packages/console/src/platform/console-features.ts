import { useSyncExternalStore } from 'react'

/** What the environment of the server turns on in this console (`PUBLIC_*` settings, MV-OPEN-33). */
export interface ConsoleFeatures {
  /** Moves have a class beside their category (MV-CST-16, MV-VAL-02). */
  moveClassEnabled: boolean
  /** Shown beside the logo; null in production. */
  environmentName: string | null
}

/** Reads the answer of `/_settings`; anything missing or not understood is off. */
export function readConsoleFeatures(answer: unknown): ConsoleFeatures {
  const settings = typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>) : {}
  const name = settings.environmentName
  return {
    moveClassEnabled: settings.moveClassEnabled === true,
    environmentName: typeof name === 'string' && name !== '' && name !== 'production' ? name : null,
  }
}

const listeners = new Set<() => void>()
let features = readConsoleFeatures(null)

/** Asks the server once, when the page starts. Without an answer everything stays off. */
export async function loadConsoleFeatures(): Promise<void> {
  const answer: unknown = await fetch('/_settings')
    .then(response => (response.ok ? response.json() : null))
    .catch(() => null)
  features = readConsoleFeatures(answer)
  for (const listener of listeners) listener()
}

export function useConsoleFeatures(): ConsoleFeatures {
  return useSyncExternalStore(subscribe, () => features)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
