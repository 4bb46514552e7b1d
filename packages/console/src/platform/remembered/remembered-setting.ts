import { useCallback, useSyncExternalStore } from 'react'

/** One value that this browser remembers between visits. */
export interface RememberedSetting<T> {
  readonly key: string
  /** The stored value; the fallback when nothing, or something that cannot be understood, is stored. */
  read(): T
  write(value: T): void
  /** Forgets the value, so that the fallback holds again. */
  clear(): void
  subscribe(listener: () => void): () => void
}

/**
 * Defines a setting. `parse` gets whatever stands in local storage and answers undefined for anything that it
 * does not understand: older versions, other programs and people write there too.
 */
export function rememberedSetting<T>(
  key: string,
  fallback: T,
  parse: (stored: unknown) => T | undefined,
): RememberedSetting<T> {
  const listeners = new Set<() => void>()
  let seenText: string | null | undefined
  let seenValue = fallback

  const read = () => {
    const text = readText(key)
    if (text !== seenText) {
      seenText = text
      seenValue = parseText(text, parse) ?? fallback
    }
    return seenValue
  }
  const change = (text: string | null, value: T) => {
    storeText(key, text)
    seenText = readText(key)
    seenValue = value
    for (const listener of listeners) listener()
  }
  return {
    key,
    read,
    write: value => change(JSON.stringify(value), value),
    clear: () => change(null, fallback),
    subscribe(listener) {
      const onStorage = (event: StorageEvent) => event.key === key && listener()
      listeners.add(listener)
      globalThis.addEventListener?.('storage', onStorage)
      return () => {
        listeners.delete(listener)
        globalThis.removeEventListener?.('storage', onStorage)
      }
    },
  }
}

/** The value of a setting and its setter; follows changes made in other tabs too. */
export function useRemembered<T>(setting: RememberedSetting<T>): [T, (value: T) => void] {
  const value = useSyncExternalStore(setting.subscribe, setting.read)
  return [value, useCallback((next: T) => setting.write(next), [setting])]
}

function parseText<T>(text: string | null, parse: (stored: unknown) => T | undefined): T | undefined {
  if (text === null) return undefined
  try {
    return parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

function readText(key: string): string | null {
  try {
    return globalThis.localStorage?.getItem(key) ?? null
  } catch {
    return null // storage is blocked: nothing is remembered, everything works
  }
}

function storeText(key: string, text: string | null): void {
  try {
    if (text === null) globalThis.localStorage?.removeItem(key)
    else globalThis.localStorage?.setItem(key, text)
  } catch {
    // storage is full or blocked: the value holds for this page only
  }
}
