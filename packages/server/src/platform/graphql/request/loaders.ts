import DataLoader from 'dataloader'
import type { ServerContext } from '../../context/index.ts'

/** How to read many things by key in one go. Features define theirs once with `defineLoader`. */
export interface LoaderDefinition<Key, Value> {
  /** Answers one value (or Error) per key, in the order of the keys. */
  readonly load: (keys: readonly Key[], app: ServerContext) => Promise<readonly (Value | Error)[]>
}

/**
 * Declares a loader that answers by key, null for what does not exist.
 * `read` may answer in any order and leave out what it does not find.
 *
 * @example
 * export const zoneById = defineLoader((ids, app) => readZones(app.db, ids), (zone: Zone) => zone.id)
 * const zone = await ctx.loaders.of(zoneById).load(id) // Zone | null
 */
export function defineLoader<Value>(
  read: (keys: readonly string[], app: ServerContext) => Promise<readonly Value[]>,
  keyOf: (value: Value) => string,
): LoaderDefinition<string, Value | null> {
  return {
    load: async (keys, app) => {
      const found = new Map((await read(keys, app)).map(value => [keyOf(value), value]))
      return keys.map(key => found.get(key) ?? null)
    },
  }
}

/** Declares a loader that answers all values that belong to a key: an empty list when there is none. */
export function defineListLoader<Value>(
  read: (keys: readonly string[], app: ServerContext) => Promise<readonly Value[]>,
  keyOf: (value: Value) => string,
): LoaderDefinition<string, Value[]> {
  return {
    load: async (keys, app) => {
      const lists = new Map(keys.map(key => [key, [] as Value[]]))
      for (const value of await read(keys, app)) lists.get(keyOf(value))?.push(value)
      return keys.map(key => lists.get(key) ?? [])
    },
  }
}

/** The loaders of one request: made when first asked for, forgotten with the request, so nothing goes stale. */
export class Loaders {
  readonly #app: ServerContext
  readonly #made = new Map<unknown, DataLoader<unknown, unknown>>()

  constructor(app: ServerContext) {
    this.#app = app
  }

  /** This request's loader of the definition. */
  of<Key, Value>(definition: LoaderDefinition<Key, Value>): DataLoader<Key, Value> {
    const made = this.#made.get(definition)
    if (made) return made as unknown as DataLoader<Key, Value>
    const loader = new DataLoader<Key, Value>(keys => definition.load(keys, this.#app), {
      maxBatchSize: 1000,
    })
    this.#made.set(definition, loader as unknown as DataLoader<unknown, unknown>)
    return loader
  }

  /** Forgets everything read so far; call after a change within the same request. */
  clear(): void {
    this.#made.clear()
  }
}
