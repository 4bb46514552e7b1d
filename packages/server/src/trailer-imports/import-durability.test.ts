import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { scaled } from '@tractrix/domain/test-scale'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { TestServer } from '../app/testing/test-server.ts'

const ROWS = scaled(1_500, 5_000)

let folder: string
let server: TestServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tractrix-imports-'))
  server = await start()
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

const start = async () => {
  const made = await new TestServer({ TRACTRIX_DATA: folder }).ready()
  await made.signIn('operator@tractrix.local')
  return made
}

interface Progress {
  id: string
  status: string
  waitingCount: number
  addedCount: number
  refusedCount: number
}
const PROGRESS = 'id status waitingCount addedCount refusedCount'

async function upload(siteId: string, text: string): Promise<Progress> {
  const query = `mutation($siteId: ID!, $file: Upload!) { importTrailers(siteId: $siteId, trailersFile: $file) { ${PROGRESS} } }`
  const body = new FormData()
  body.append('operations', JSON.stringify({ query, variables: { siteId, file: null } }))
  body.append('map', JSON.stringify({ file: ['variables.file'] }))
  body.append('file', new File([text], 'trailers.csv'))
  const headers = { cookie: server.cookie, origin: server.url }
  const answer = await fetch(`${server.url}/graphql`, { method: 'POST', body, headers })
  return ((await answer.json()) as { data: { importTrailers: Progress } }).data.importTrailers
}

const progressOf = async (id: string) => {
  const query = `query($id: ID!) { trailerImport(id: $id) { ${PROGRESS} } }`
  return (await server.ask<{ trailerImport: Progress }>(query, { id })).trailerImport
}

const countOf = async (siteId: string) => {
  const query = `query($siteId: ID!) {
    paginatedTrailers(siteId: $siteId, where: { scac: "DURA", archived: false }, take: 1) { totalCount }
  }`
  return (await server.ask<{ paginatedTrailers: { totalCount: number } }>(query, { siteId }))
    .paginatedTrailers.totalCount
}

it('OP-TRM-30 an import goes on by itself after kill -9, without doubles, and is taken back across another one', async () => {
  const { sites } = await server.ask<{ sites: { id: string; name: string }[] }>('{ sites { id name } }')
  const siteId = sites.find(({ name }) => name === 'Baltimore')!.id
  const lines = Array.from({ length: ROWS }, (_, at) => `DURA,${at},standard,loaded`)
  const { id } = await upload(siteId, ['scac,serial,dimensionCode,loaded', ...lines].join('\n'))
  const isHalfDone = async () => (await progressOf(id)).waitingCount < ROWS * 0.8
  await expect.poll(isHalfDone, { timeout: 60_000 }).toBe(true)
  await server.kill()
  server = await start()
  expect((await progressOf(id)).addedCount).toBeLessThanOrEqual(ROWS)
  await expect.poll(async () => (await progressOf(id)).status, { timeout: 120_000 }).toBe('done')
  expect(await progressOf(id)).toMatchObject({ addedCount: ROWS, refusedCount: 0 })
  expect(await countOf(siteId)).toBe(ROWS)

  await server.ask('mutation($id: ID!) { takeBackTrailerImport(id: $id) { status } }', { id })
  await server.kill()
  server = await start()
  await expect.poll(async () => (await progressOf(id)).status, { timeout: 120_000 }).toBe('taken_back')
  expect(await countOf(siteId)).toBe(0)
}, 300_000)
