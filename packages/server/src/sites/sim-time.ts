import { type ServerContext, serviceKey } from '../platform/context/index.ts'
import { lockSites, type Trx } from '../platform/db/index.ts'

/** What a site's simulated clock shows (OP-QRY-16, MV-SUB-02). Displayed only: rules use real time (OP-OPEN-60). */
export interface SimTime {
  siteId: string
  /** When the simulation began, in real and in simulated time alike. */
  initialization: Date
  /** Simulated time at the moment of the answer. */
  clock: Date
  /** Simulated seconds per real second. */
  rate: number
}

/** Where a simulated clock stood at a moment of real time; from there it runs on by its rate. */
interface Anchor {
  began: Date
  realAt: Date
  simulatedAt: Date
  rate: number
}

/** The simulated clocks of this server. */
export const SIM_CLOCKS = serviceKey<SimClocks>('simulated clocks')

/** The simulated clocks of sites; none runs before `start`. */
export class SimClocks {
  readonly #app: Pick<ServerContext, 'db' | 'clock'>
  #anchors: ReadonlyMap<string, Anchor> = new Map()

  constructor(app: Pick<ServerContext, 'db' | 'clock'>) {
    this.#app = app
  }

  /**
   * Starts the clocks of these sites, or goes on with those in the database: they run on by their rate while no server
   * runs, and with another rate from where they stand, so that simulated time never jumps back. All servers of a database
   * show the same. Sites that are not in the database are left out.
   *
   * @param rate simulated seconds per real second
   */
  async start(rate: number, siteIds: readonly string[]): Promise<void> {
    this.#anchors = await this.#app.db.transaction(async trx => {
      await lockSites(trx, siteIds)
      const sites = await trx.selectFrom('sites').select('id').where('id', 'in', siteIds).execute()
      const found = new Map<string, Anchor>()
      for (const { id } of sites) found.set(id, await anchorOf(trx, id, { now: this.#app.clock.now(), rate }))
      return found
    })
  }

  /** The site's simulated time; null for a site that is not simulated. */
  of(siteId: string): SimTime | null {
    const anchor = this.#anchors.get(siteId)
    if (!anchor) return null
    const clock = readingAt(anchor, this.#app.clock.now())
    return { siteId, initialization: anchor.began, clock, rate: anchor.rate }
  }
}

/** The site's clock with this rate, saved where it is new or its rate another one. */
async function anchorOf(
  trx: Trx,
  siteId: string,
  { now, rate }: { now: Date; rate: number },
): Promise<Anchor> {
  const row = await trx
    .selectFrom('simulated_clocks')
    .select(['began', 'real_at', 'simulated_at', 'rate'])
    .where('site_id', '=', siteId)
    .executeTakeFirst()
  const known = row && {
    began: new Date(row.began),
    realAt: new Date(row.real_at),
    simulatedAt: new Date(row.simulated_at),
    rate: row.rate,
  }
  if (known?.rate === rate && now >= known.realAt) return known
  const simulatedAt = known ? readingAt(known, now) : now
  const anchor = { began: known?.began ?? now, realAt: now, simulatedAt, rate }
  const values = {
    began: anchor.began.toISOString(),
    real_at: now.toISOString(),
    simulated_at: simulatedAt.toISOString(),
    rate,
  }
  await trx
    .insertInto('simulated_clocks')
    .values({ site_id: siteId, ...values })
    .onConflict(conflict => conflict.column('site_id').doUpdateSet(values))
    .execute()
  return anchor
}

/** What the clock shows at a moment of real time; while the machine's own clock is behind, it stands still. */
function readingAt({ realAt, simulatedAt, rate }: Anchor, now: Date): Date {
  const elapsedMs = Math.max(0, now.getTime() - realAt.getTime())
  return new Date(simulatedAt.getTime() + elapsedMs * rate)
}
