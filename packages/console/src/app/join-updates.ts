import type { UpdatesConfig } from '@urql/exchange-graphcache'

/** One set of cache updates from those of all rooms; two rooms never answer for the same field. */
export function joinUpdates(rooms: readonly UpdatesConfig[]): UpdatesConfig {
  const joined: UpdatesConfig = {}
  for (const room of rooms) {
    for (const [type, fields] of Object.entries(room)) {
      for (const field of Object.keys(fields ?? {})) {
        if (joined[type]?.[field]) throw new Error(`Two rooms update ${type}.${field}`)
      }
      joined[type] = { ...joined[type], ...fields }
    }
  }
  return joined
}
