import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

/** Whether the hidden debugger mode is on; kept for the session of this browser tab (MV-SITE-14). */
const KEY = 'debugger'
let unstored = false

export function debuggerIsOn(): boolean {
  try {
    return sessionStorage.getItem(KEY) === 'on'
  } catch {
    return unstored // storage is blocked: it holds for this page only
  }
}

export function toggleDebugger(): void {
  unstored = !debuggerIsOn()
  try {
    if (unstored) sessionStorage.setItem(KEY, 'on')
    else sessionStorage.removeItem(KEY)
  } catch {
    // storage is blocked
  }
  for (const listener of listeners) listener()
}

export function useDebuggerIsOn(): boolean {
  return useSyncExternalStore(subscribe, debuggerIsOn)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
