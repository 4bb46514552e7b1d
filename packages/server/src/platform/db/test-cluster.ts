import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { environment } from '../config/env.ts'
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import { migrate } from './migrate.ts'
import { type DatabaseAddress, openDatabase } from './open-database.ts'
import { sameServer } from './same-server.ts'

/** The server that the tests of one run share, and the migrated database that each test file copies. */
export type TestCluster = { address: DatabaseAddress; template: string }

declare module 'vitest' {
  interface ProvidedContext {
    testCluster: TestCluster
  }
}

/**
 * One cluster per test run: an embedded one in the temporary folder that flushes nothing, or the PostgreSQL that
 * `TRACTRIX_TEST_DATABASE_URL` names (its user must be allowed to create databases).
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = environment.TRACTRIX_TEST_DATABASE_URL
  const folder = given ? null : await mkdtemp(join(tmpdir(), 'tractrix-test-'))
  const embedded = folder ? await startEmbeddedPostgres({ folder, durable: false }) : null
  const address: DatabaseAddress = embedded ? embedded.address : { url: given ?? '' }
  const template = `tractrix_template_${process.pid}`
  await createTemplate(address, template)
  project.provide('testCluster', { address, template })
  return async () => {
    if (!embedded) await dropTemplate(address, template)
    await embedded?.stop()
    if (folder) await rm(folder, { recursive: true, force: true })
  }
}

async function createTemplate(address: DatabaseAddress, template: string): Promise<void> {
  const admin = openDatabase(address, { connections: 1 })
  await admin.pool.query(`create database ${template}`)
  await admin.close()
  const database = openDatabase(sameServer(address, template), { connections: 1 })
  await migrate(database)
  await database.close()
}

async function dropTemplate(address: DatabaseAddress, template: string): Promise<void> {
  const admin = openDatabase(address, { connections: 1 })
  await admin.pool.query(`drop database if exists ${template} with (force)`)
  await admin.close()
}
