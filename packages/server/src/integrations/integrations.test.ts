import { INTEGRATION_CALLS } from '@tractrix/domain/moves'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addYard, ask, type TestYard, testApp } from '../moves/test-yard.ts'

let app: Awaited<ReturnType<typeof testApp>>
let yard: TestYard

beforeAll(async () => {
  app = await testApp()
  yard = await addYard(app, 'Partnered')
})
afterAll(() => app.db.close())

it.each(INTEGRATION_CALLS)('OP-QRY-12 MV-ENT-37 MV-OPEN-102 no partner can be asked for %s', async type => {
  const query =
    'query($siteId: ID!, $type: IntegrationCall!) { customerAPIExists(siteId: $siteId, type: $type) }'
  const { data } = await ask(app, yard.operator, query, { siteId: yard.siteId, type })
  expect(data).toEqual({ customerAPIExists: false })
})

it('MV-MUT-20 MV-ERR-18 importPartnerTrailers says what is missing', async () => {
  const query =
    'mutation($siteId: ID!) { importPartnerTrailers(siteId: $siteId) { scac serial status errorMessage } }'
  expect(await ask(app, yard.operator, query, { siteId: yard.siteId })).toMatchObject({
    codes: ['NOT_CONFIGURED'],
    messages: ['No partner integration with getTrailers is configured for this site.'],
  })
})
