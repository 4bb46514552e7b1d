import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { eventually } from './eventually.ts'
import { journey } from './journey.ts'
import { QUIET_YARD } from './yards.ts'

const NO_NETWORK = [/ERR_INTERNET_DISCONNECTED/, /WebSocket connection to .* failed/]
/** Chromium itself reports answers such as 503. */
const REFUSED = [/Failed to load resource/]

/** Answers these operations with 503 until it is put back. */
async function refuse(page: Page, operations: readonly string[]) {
  const state = { on: true }
  await page.route('/graphql', async route => {
    const asked = route.request().postData() ?? ''
    const isMeant = state.on && operations.some(operation => asked.includes(`query ${operation}`))
    await (isMeant ? route.fulfill({ status: 503, body: 'no' }) : route.fallback())
  })
  return state
}

describe('while the server is away', () => {
  journey('OP-ERR-11 the offline strip stands above an open dialog and can be used', async ({ visitor }) => {
    const { context, page, queue, shell, watch, atQueueOf } = await visitor()
    watch.expect(...NO_NETWORK)
    await atQueueOf(QUIET_YARD)
    await shell.addMove.click()
    await queue.newMove.notes.fill('typed before the cut')
    await context.setOffline(true)
    const retry = page.getByRole('button', { name: 'Try now' })
    await retry.waitFor()
    const strip = (await shell.offlineStrip.boundingBox())!
    expect((await queue.newMove.dialog.boundingBox())!.y).toBeGreaterThanOrEqual(strip.y + strip.height)
    await retry.click()
    expect(await queue.newMove.notes.inputValue()).toBe('typed before the cut')
    await context.setOffline(false)
    await shell.offlineStrip.waitFor({ state: 'hidden' })
    expect(await queue.newMove.notes.inputValue()).toBe('typed before the cut')
  })

  journey('OP-ERR-11 moves a full sheet on a phone below the offline strip', async ({ visitor }) => {
    const { context, queue, shell, watch, atQueueOf } = await visitor({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    watch.expect(...NO_NETWORK)
    await atQueueOf(QUIET_YARD)
    await shell.addMove.tap()
    await queue.newMove.dialog.waitFor()
    await context.setOffline(true)
    await shell.offlineStrip.waitFor()
    const strip = (await shell.offlineStrip.boundingBox())!
    await eventually(async () => (await queue.newMove.dialog.boundingBox())!.y).toBe(strip.height)
    const save = (await queue.newMove.saveToQueue.boundingBox())!
    expect(save.y + save.height).toBeLessThanOrEqual(844)
  })

  journey('MV-OPEN-135 OP-DSH-22 each panel says what is missing and asks again', async ({ visitor }) => {
    const { page, queue, map, shell, watch, atQueueOf } = await visitor()
    watch.expect(...REFUSED)
    await atQueueOf(QUIET_YARD)
    const lists = await refuse(page, ['OpenMoves', 'HistoryMoves', 'Zones', 'Trucks'])
    await page.reload()
    const spots = page.getByRole('region', { name: 'Unoccupied Zones' })
    for (const panel of [queue.tile, spots]) await panel.getByRole('button', { name: 'Try again' }).waitFor()
    expect(await queue.tile.getByText('Unable to load moves', { exact: true }).count()).toBe(1)
    await queue.openTab('Canceled')
    await queue.tile.getByText('Unable to load moves', { exact: true }).waitFor()
    await shell.openTab('Map')
    await map.sidebar.getByText('Unable to load trucks', { exact: true }).waitFor()
    lists.on = false
    await map.sidebar.getByRole('button', { name: 'Try again' }).click()
    await map.card('AV-01').waitFor()
    await shell.openTab('Queue')
    await queue.drafts.grid.waitFor()
  })

  journey(
    'a history tab that is opened offline says so, and fills when the network is back',
    async ({ visitor }) => {
      const { context, queue, watch, atQueueOf } = await visitor()
      watch.expect(...NO_NETWORK)
      await atQueueOf(QUIET_YARD)
      await queue.openTab('Canceled')
      await queue.history.grid.waitFor()
      await context.setOffline(true)
      await queue.openTab('Completed')
      await queue.tile.getByText('Unable to load moves', { exact: true }).waitFor()
      expect(await queue.history.grid.isVisible()).toBe(false)
      await context.setOffline(false)
      await queue.history.grid.waitFor()
    },
  )
})
