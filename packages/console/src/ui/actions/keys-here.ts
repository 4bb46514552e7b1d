const APPLE_KEYS = { Ctrl: '⌘', Alt: '⌥' } as const

/** Keys such as `Ctrl Enter` by the names that they have on the keyboards of a platform, by default the one we run on. */
export function keysHere(keys: string, platform: string = navigator.platform): string {
  if (!/^(Mac|iP)/.test(platform)) return keys
  return keys.replace(/\b(Ctrl|Alt)\b/g, name => APPLE_KEYS[name as keyof typeof APPLE_KEYS])
}
