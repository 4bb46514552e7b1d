import { useSyncExternalStore } from 'react'

/** What the environment of the server turns on in this console (`PUBLIC_*` settings, MV-OPEN-33). */
export interface ConsoleFeatures {
  /** Moves have a class beside their category (MV-CST-16, MV-VAL-02). */
  moveClassEnabled: boolean
  /** Shown beside the logo; null in production. */
  environmentName: string | null
  /** Says in the browser's own console what is drawn again (MV-CST-17, MV-OPEN-38). */
  logRerenders: boolean
  /** Address of the ticket form, and the form in it (MV-BUG-07); without an address there is no bug ticket. */
  bugTicketUrl: string | null
  bugTicketFormId: string | null
}

/** Reads the answer of `/_settings`; anything missing or not understood is off. */
export function readConsoleFeatures(answer: unknown): ConsoleFeatures {
  const settings = typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>) : {}
  const name = settings.environmentName
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
  return {
    moveClassEnabled: settings.moveClassEnabled === true,
    environmentName: name === 'production' ? null : text(name),
    logRerenders: settings.logRerenders === true,
    bugTicketUrl: text(settings.bugTicketUrl),
    bugTicketFormId: text(settings.bugTicketFormId),
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
  return useSyncExternalStore(subscribe, consoleFeatures)
}

/** The same for code that does not draw. */
export function consoleFeatures(): ConsoleFeatures {
  return features
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
