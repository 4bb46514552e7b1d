import type { UpdatesConfig } from '@urql/exchange-graphcache'

/** One set of cache updates from those of all features; two features never answer for the same field. */
export function joinUpdates(parts: readonly UpdatesConfig[]): UpdatesConfig {
  const joined: UpdatesConfig = {}
  for (const part of parts) {
    for (const [type, fields] of Object.entries(part)) {
      for (const field of Object.keys(fields ?? {})) {
        if (joined[type]?.[field]) throw new Error(`Two features update ${type}.${field}`)
      }
      joined[type] = { ...joined[type], ...fields }
    }
  }
  return joined
}
