import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { type Database, openDatabase } from './open-database.ts'
import { sameServer } from './same-server.ts'

/**
 * A fresh, migrated, empty database for one test file, copied from the run's template. `close()` drops it.
 * Only for tests of the server package, whose runs start the shared cluster.
 */
export async function testDatabase(): Promise<Database> {
  const { address, template } = inject('testCluster')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asAdmin(`create database ${name} template ${template}`)
  const database = openDatabase(sameServer(address, name))
  return {
    ...database,
    close: async () => {
      await database.close()
      await asAdmin(`drop database if exists ${name} with (force)`)
    },
  }
}

async function asAdmin(statement: string): Promise<void> {
  const admin = openDatabase(inject('testCluster').address, { connections: 1 })
  try {
    await admin.pool.query(statement)
  } finally {
    await admin.close()
  }
}
