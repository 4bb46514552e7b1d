import type { VehicleRef } from '../fleet-gateway/index.ts'
import type { ChangeFeed, Database } from '../platform/db/index.ts'
import type { Logger } from '../platform/logging.ts'

/** Which vehicles belong to our sites, in memory, because the gateway asks with every message. */
export class KnownVehicles {
  readonly #db: Database
  #keys: ReadonlySet<string> = new Set()

  constructor(db: Database) {
    this.#db = db
  }

  has(vehicle: VehicleRef): boolean {
    return this.#keys.has(keyOf(vehicle))
  }

  async load(): Promise<void> {
    const rows = await this.#db.kysely
      .selectFrom('trucks')
      .select(['manufacturer', 'internal_id as serial'])
      .where('archived', '=', false)
      .execute()
    this.#keys = new Set(rows.map(keyOf))
  }

  /** Loads them again whenever a truck was changed; returns how to stop. */
  follow(feed: ChangeFeed, log: Logger): () => void {
    return feed.on(event => {
      if (event.kind === 'change' && event.change.topic !== 'truck') return
      this.load().catch((error: unknown) => log.error({ err: error }, 'the known vehicles could not be read'))
    })
  }
}

function keyOf({ manufacturer, serial }: VehicleRef): string {
  return `${manufacturer}/${serial}`
}
