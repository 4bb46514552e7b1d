import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { TestServer } from './app/testing/test-server.ts'

let folder: string
let server: TestServer
let beside: pg.Client

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tractrix-full-'))
  server = await new TestServer({ TRACTRIX_DATA: folder }).ready()
  await server.signIn('operator@tractrix.local')
  const host = join(folder, 'database', 'run')
  beside = new pg.Client({ host, port: 5432, user: 'tractrix', database: 'postgres' })
  await beside.connect()
})
afterAll(async () => {
  await beside.end()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

/** PostgreSQL answers as it does on a full disk: to the move, and to whoever tries whether a table can grow. */
const FULL = `
  create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
  create function no_room_for_tables() returns event_trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
  create trigger no_room before insert on moves execute function no_room();
  create event trigger no_room_for_tables on ddl_command_end execute function no_room_for_tables()`
const FREED = 'drop event trigger no_room_for_tables; drop trigger no_room on moves'

const createMove = async () => {
  const { sites } = await server.ask<{ sites: { id: string }[] }>('{ sites { id } }')
  const answer = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: server.cookie, origin: server.url },
    body: JSON.stringify({
      query: `mutation ($siteId: ID!) { createDraftMove(siteId: $siteId, type: trailer, moveCategory: production) { status } }`,
      variables: { siteId: sites[0]?.id },
    }),
  })
  return (await answer.json()) as { data: unknown; errors?: { extensions: { code: string } }[] }
}
const readiness = async () => {
  const answer = await fetch(`${server.url}/readyz`)
  const { parts } = (await answer.json()) as { parts: { database: boolean } }
  return [answer.status, parts.database]
}

it('a database whose disk is full is UNAVAILABLE and not ready, until there is room again', async () => {
  await beside.query(FULL)
  expect((await createMove()).errors?.map(error => error.extensions.code)).toEqual(['UNAVAILABLE'])
  expect(await readiness()).toEqual([503, false])
  const told = server.lines.find(line => line.includes('No space left on device'))
  expect(JSON.parse(told ?? '{}')).toMatchObject({ code: 'UNAVAILABLE', err: { code: '53100' } })
  await beside.query(FREED)
  expect(await readiness()).toEqual([200, true])
  expect(await createMove()).toMatchObject({ data: { createDraftMove: { status: 'draft' } } })
})
