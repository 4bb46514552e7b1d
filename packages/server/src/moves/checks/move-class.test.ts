import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { readConfig } from '../../platform/config/index.ts'
import { createDraftMove, createPendingMove } from '../actions/create-move.ts'
import { moveToPending } from '../actions/move-to-pending.ts'
import { updateDraftMove } from '../actions/update-draft-move.ts'
import { updateNonDraftMove } from '../actions/update-non-draft-move.ts'
import { addYard, type TestYard, testApp, wish } from '../test-yard.ts'

type App = Awaited<ReturnType<typeof testApp>>

let app: App
/** The same server with the feature on. */
let strict: App
let yard: TestYard
let yards = 0

beforeAll(async () => {
  app = await testApp()
  strict = { ...app, config: readConfig({ PUBLIC_MOVE_CLASS_ENABLED: 'true' }) }
})
afterAll(() => app.db.close())
beforeEach(async () => {
  yard = await addYard(app, `Class${++yards}`)
})

const required = expect.objectContaining({
  code: 'BAD_INPUT',
  message: 'moveClass: This field is required.',
  problems: ['moveClass: This field is required.'],
})
const draft = (where: App, changes = {}) => createDraftMove(where, yard.actor, yard.siteId, wish(changes))

it('MV-VAL-02 a new move needs a class while the feature is on, and only then', async () => {
  await expect(draft(strict)).rejects.toEqual(required)
  await expect(createPendingMove(strict, yard.actor, yard.siteId, wish())).rejects.toEqual(required)
  expect((await draft(strict, { moveClass: 'release' })).moveClass).toBe('release')
  expect((await draft(app)).moveClass).toBeNull()
})

it('MV-VAL-02 partners and the planner need none, but whoever edits their draft does', async () => {
  expect((await draft(strict, { source: 'api' })).moveClass).toBeNull()
  const theirs = await draft(strict, { source: 'mission_planning' })
  const edit = (values: object) =>
    updateDraftMove(strict, yard.actor, yard.siteId, { id: theirs.id, values, queue: false })
  await expect(edit({ notes: 'x' })).rejects.toEqual(required)
  expect((await edit({ moveClass: 'courtesy' })).moveClass).toBe('courtesy')
  await expect(edit({ moveClass: null })).rejects.toEqual(required)
  expect((await edit({ notes: 'x' })).notes).toBe('x')
})

it('MV-VAL-02 MV-LCK-02 a queued move keeps its class, too', async () => {
  const fromZoneId = await yard.addZone('P1')
  const trailerId = await yard.addTrailer('1', { zoneId: fromZoneId })
  const toZoneId = await yard.addZone('D1', { zoneType: 'trailer_dock_spot' })
  const { id } = await draft(app, { trailerId, toZoneId, moveClass: 'release' })
  await moveToPending(app, yard.actor, yard.siteId, [id])
  const edit = (values: object) => updateNonDraftMove(strict, yard.actor, yard.siteId, { id, ...values })
  await expect(edit({ moveClass: null })).rejects.toEqual(required)
  expect((await edit({ notes: 'x' })).notes).toBe('x')
})
