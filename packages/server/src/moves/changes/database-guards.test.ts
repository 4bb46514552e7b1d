import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeSite } from '../../platform/db/index.ts'
import { createDraftMove } from '../actions/create-move.ts'
import { updateMove } from '../store/moves.store.ts'
import { addYard, type TestYard, testApp, wish } from '../test-yard.ts'

let app: Awaited<ReturnType<typeof testApp>>
let yard: TestYard

beforeAll(async () => {
  app = await testApp()
  yard = await addYard(app, 'Guards')
})
afterAll(() => app.db.close())

/** Two drafts that share one thing, both pushed into the queue past every rule. */
async function queuePastTheRules(shared: { fromZoneId?: string; toZoneId?: string; trailerId?: string }) {
  const drafts = [0, 1].map(() => createDraftMove(app, yard.actor, yard.siteId, wish()))
  const ids = (await Promise.all(drafts)).map(({ id }) => id)
  return changeSite(app, yard.siteId, async (trx, now) => {
    for (const id of ids) await updateMove(trx, id, { now, isEdit: false }, { ...shared, status: 'pending' })
  })
}

describe('the guards of the database', () => {
  it('MV-ERR-03 MV-ERR-04 MV-OPEN-98 answer with the codes of the catalogue', async () => {
    const zone = await yard.addZone('P1')
    const trailer = await yard.addTrailer('1')
    const refused = (code: string) => expect.objectContaining({ code: `MOVE_ENQUEUE_VALIDATION:${code}` })
    await expect(queuePastTheRules({ fromZoneId: zone })).rejects.toEqual(refused('DUPLICATE_FROM_ZONE'))
    await expect(queuePastTheRules({ toZoneId: zone })).rejects.toEqual(refused('DUPLICATE_TO_ZONE'))
    await expect(queuePastTheRules({ trailerId: trailer })).rejects.toEqual(refused('DUPLICATE_TRAILER'))
  })

  it('MV-ERR-06 two trailers cannot stand in one spot', async () => {
    const zoneId = await yard.addZone('P2')
    await yard.addTrailer('2', { zoneId })
    const other = await yard.addTrailer('3')
    const put = changeSite(app, yard.siteId, trx =>
      trx.updateTable('trailers').set({ zone_id: zoneId }).where('id', '=', other).execute(),
    )
    await expect(put).rejects.toMatchObject({
      code: 'TRAILER_SERVICE_UPDATE:TRAILER_UPDATE_VALIDATION:DUPLICATE_ZONE',
    })
  })

  it('leaves everything else as it is', async () => {
    await expect(changeSite(app, yard.siteId, () => Promise.reject(new TypeError('a bug')))).rejects.toThrow(
      'a bug',
    )
  })
})
