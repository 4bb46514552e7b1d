import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDraftMove } from '../moves/actions/create-move.ts'
import { addYard, ask, personAt, type TestYard, testApp, wish } from '../moves/test-yard.ts'

let app: Awaited<ReturnType<typeof testApp>>
let yard: TestYard
let moveId: string

beforeAll(async () => {
  app = await testApp()
  yard = await addYard(app, 'Rec')
  await yard.addTruck('AV-01')
  moveId = (await createDraftMove(app, yard.actor, yard.siteId, wish())).id
})
afterAll(() => app.db.close())

describe.each(['query', 'mutation'])('generateSignedVideoUrl as a %s', kind => {
  const call = (user: Parameters<typeof ask>[1], id = moveId) =>
    ask(app, user, `${kind}($id: ID!) { generateSignedVideoUrl(mission_id: $id) }`, { id })

  it('MV-MUT-11 OP-QRY-25 MV-OPEN-120 MV-PER-02 tells an admin that there is no recording', async () => {
    const admin = personAt('Admin', [], ['admin'])
    for (const id of [moveId, randomUUID()])
      expect(await call(admin, id)).toEqual({
        data: { generateSignedVideoUrl: null },
        codes: [],
        messages: [],
      })
  })

  it('MV-PER-01 is refused to everybody else', async () => {
    for (const user of [null, yard.operator, personAt('Outsider', [])])
      expect((await call(user)).codes).toEqual(['UNAUTHORIZED'])
  })
})

const BAG = `mutation($name: String!, $action: BaggerAction!) {
  baggerServiceCall(truckInternalId: $name, action: $action, label: "x") { success message bags }
}`
const PUBLISH = `mutation($name: String!) {
  publishToTopic(truckInternalId: $name, topic: "/t", rosType: "std_msgs/String", parameters: {data: "x"}) {
    success message stage
  }
}`

it.each(['startBagger', 'stopBagger', 'getRecordedBags'])(
  'MV-MUT-21 MV-ENT-36 MV-OPEN-13 baggerServiceCall %s says that there is no recorder',
  async action => {
    const { data } = await ask(app, yard.operator, BAG, { name: 'rec-av-01', action })
    expect(data?.baggerServiceCall).toEqual({
      success: false,
      message: 'This truck has no data recorder that can be reached.',
      bags: [],
    })
  },
)

it('MV-MUT-22 MV-OPEN-13 publishToTopic says how far it came', async () => {
  const { data } = await ask(app, yard.operator, PUBLISH, { name: 'rec-av-01' })
  expect(data?.publishToTopic).toEqual({
    success: false,
    message: 'This truck has no topics that can be reached.',
    stage: 'connect',
  })
})

it('MV-SITE-05 calls to trucks of other sites are refused', async () => {
  const other = await addYard(app, 'RecOther')
  await other.addTruck('AV-01')
  for (const name of ['recother-av-01', 'nobody'])
    for (const [query, more] of [
      [BAG, { action: 'startBagger' }],
      [PUBLISH, {}],
    ] as const)
      expect((await ask(app, yard.operator, query, { name, ...more })).codes).toEqual(['UNAUTHORIZED'])
})
