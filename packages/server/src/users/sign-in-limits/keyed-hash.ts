import { createHmac } from 'node:crypto'
import type { Database } from '../../platform/db/index.ts'

/** Hashes names and addresses with a key that all servers on the database share, so that neither can be read back. */
export class KeyedHash {
  readonly #db: Database
  #secret: Promise<Buffer> | null = null

  constructor(db: Database) {
    this.#db = db
  }

  async of(...parts: readonly string[]): Promise<Buffer> {
    this.#secret ??= this.#readSecret()
    const secret = await this.#secret.catch((error: unknown) => {
      this.#secret = null
      throw error
    })
    return createHmac('sha256', secret).update(JSON.stringify(parts)).digest()
  }

  async #readSecret(): Promise<Buffer> {
    const row = await this.#db.kysely
      .selectFrom('sign_in_hash_key')
      .select('secret')
      .executeTakeFirstOrThrow()
    return row.secret
  }
}
