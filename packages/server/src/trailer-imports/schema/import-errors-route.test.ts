import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addYard, personAt, type TestYard, testApp } from '../../moves/test-yard.ts'
import { json } from '../../platform/db/index.ts'
import { UploadedFile } from '../../platform/graphql/index.ts'
import { TestAuthenticator } from '../../platform/graphql/test-api.ts'
import { createHttp } from '../../platform/http/index.ts'
import { startImport } from '../actions/start-import.ts'
import { ImportWorker } from '../job/import-worker.ts'
import { registerImportErrorsRoute } from './import-errors-route.ts'

let app: Awaited<ReturnType<typeof testApp>>
let http: FastifyInstance
let yard: TestYard
let other: TestYard
let id: string
const authenticator = new TestAuthenticator()

beforeAll(async () => {
  app = await testApp()
  http = createHttp(app.log)
  registerImportErrorsRoute({ http, db: app.db, authenticator })
  yard = await addYard(app, 'Errors')
  other = await addYard(app, 'ErrorsOther')
  const config = json({ enableTrailerBulkUpload: true })
  await app.db.kysely.updateTable('sites').set({ config }).execute()
  authenticator.sessions.set('operator', { user: yard.operator, expiresAt: null })
  authenticator.sessions.set('other', { user: other.operator, expiresAt: null })
  authenticator.sessions.set('stranger', { user: personAt('Stranger', []), expiresAt: null })
  const text =
    'scac,serial,dimensionCode,loaded,zone,notes\nWERN,1,pup,empty,,\nK,2,pup,empty,,"=1+1, ""x"""\nWERN,3,pup,,,'
  const file = new UploadedFile('gate.csv', Buffer.from(text))
  id = (await startImport(app, yard.actor, yard.siteId, file, null)).id
  await new ImportWorker(app).finish()
})
afterAll(async () => {
  await http.close()
  await app.db.close()
})

const get = (session: string | null, siteId = yard.siteId, importId = id) =>
  http.inject({
    url: `/sites/${siteId}/trailer-imports/${importId}/errors`,
    headers: session ? { cookie: `session=${session}` } : {},
  })

it('OP-TRM-31 has line, what and how to mend of every refused line, with its values, as a file to upload again', async () => {
  const answer = await get('operator')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="errors-2026-03-02.csv"',
    'cache-control': 'no-store',
  })
  expect(answer.body.split('\r\n')).toEqual([
    '\uFEFFscac,serial,dimensionCode,loaded,zone,notes,line,error,remedy',
    `K,2,pup,empty,,"'=1+1, ""x""",3,Input must be between 2 and 4 characters,"Write the carrier code, 2 to 4 letters"`,
    'WERN,3,pup,,,,4,Status is required,Write loaded or empty',
    '',
  ])
})

it('is refused to nobody, to strangers, to people of other sites and for imports that are not there', async () => {
  expect((await get(null)).statusCode).toBe(401)
  expect((await get('stranger')).statusCode).toBe(403)
  expect((await get('other')).statusCode).toBe(403)
  expect((await get('other', other.siteId)).statusCode).toBe(403)
  expect((await get('operator', yard.siteId, 'nonsense')).statusCode).toBe(403)
  expect((await get('operator', yard.siteId, yard.siteId)).statusCode).toBe(403)
})
