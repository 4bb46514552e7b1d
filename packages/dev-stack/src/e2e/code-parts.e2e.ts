import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { isSamePage, markPage } from './console-watch.ts'
import { eventually } from './eventually.ts'
import { journey } from './journey.ts'
import { QUIET_YARD } from './yards.ts'

const NO_NETWORK = [/ERR_INTERNET_DISCONNECTED/, /WebSocket connection to .* failed/]
/** Chromium itself reports answers such as 503. */
const REFUSED = [/Failed to load resource/, /net::ERR_FAILED/]

type Answer = 'cut' | 404 | 500 | 503

/** Answers requests for this code so, until it is put back; counts them. */
async function failCode(page: Page, code: RegExp, answer: Answer) {
  const state = { on: true, asked: 0 }
  await page.route(code, route => {
    if (!state.on) return route.fallback()
    state.asked += 1
    return answer === 'cut' ? route.abort() : route.fulfill({ status: answer, body: 'no' })
  })
  return state
}

const MAP_CODE = /\/assets\/yard-map-.*\.js$/
const LAYERS_CODE = /\/assets\/(tip-popup|menu-list|popover-panel|toast-stack|move-dialog|notes-dialog)-/

describe('code that is fetched later', () => {
  journey(
    'comes when the network is back after it was fetched ahead in vain, without a complaint',
    async ({ visitor }) => {
      const { page, queue, shell, watch, atQueueOf } = await visitor()
      watch.expect(...NO_NETWORK, ...REFUSED)
      const layers = await failCode(page, LAYERS_CODE, 'cut')
      await atQueueOf(QUIET_YARD)
      await markPage(page)
      await eventually(() => layers.asked).toBeGreaterThanOrEqual(6)
      layers.on = false
      await page.evaluate(() => window.dispatchEvent(new Event('online')))
      await shell.addMove.click()
      await queue.newMove.dialog.waitFor()
      await queue.newMove.cancel.click()
      await shell.account.click()
      await page.getByRole('menuitem', { name: 'Sign Out' }).waitFor()
      expect(await isSamePage(page)).toBe(true)
    },
  )

  journey(
    'says in a tab that is opened offline what is missing, and opens it when the network is back',
    async ({ visitor }) => {
      const { context, page, queue, map, shell, watch, atQueueOf } = await visitor()
      watch.expect(...NO_NETWORK)
      await atQueueOf(QUIET_YARD)
      await markPage(page)
      await context.setOffline(true)
      await shell.openTab('Map')
      expect(await queue.tile.isVisible()).toBe(false)
      const main = page.getByRole('main')
      await main.getByText('Unable to load', { exact: true }).waitFor()
      await main.getByRole('button', { name: 'Try again' }).waitFor()
      await context.setOffline(false)
      await map.picture.waitFor()
      expect(await isSamePage(page)).toBe(true)
    },
  )

  for (const answer of [500, 503] as const)
    journey(`is asked for again when the server answers ${answer}`, async ({ visitor }) => {
      const { page, map, shell, watch, atQueueOf } = await visitor()
      watch.expect(...REFUSED)
      await atQueueOf(QUIET_YARD)
      await markPage(page)
      const code = await failCode(page, MAP_CODE, answer)
      await shell.openTab('Map')
      await page.getByRole('main').getByText('Unable to load', { exact: true }).waitFor()
      await eventually(() => code.asked).toBeGreaterThan(1)
      code.on = false
      await map.picture.waitFor()
      expect(await isSamePage(page)).toBe(true)
    })

  journey('offers to reload when another version of the console was installed', async ({ visitor }) => {
    const { page, queue, map, shell, watch, atQueueOf } = await visitor()
    watch.expect(...REFUSED)
    await atQueueOf(QUIET_YARD)
    await markPage(page)
    const code = await failCode(page, MAP_CODE, 404)
    await shell.openTab('Map')
    await page.getByText('This part of the console is no longer on the server', { exact: true }).waitFor()
    expect(await queue.tile.isVisible()).toBe(false)
    code.on = false
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await map.picture.waitFor()
    expect(await isSamePage(page)).toBe(false)
  })

  journey('says of a menu that is not here why it does not open, and opens it later', async ({ visitor }) => {
    const { page, shell, watch, atQueueOf } = await visitor()
    watch.expect(...REFUSED)
    const layers = await failCode(page, LAYERS_CODE, 503)
    await atQueueOf(QUIET_YARD)
    await shell.account.click()
    await page.getByRole('dialog', { name: 'Unable to load' }).waitFor()
    layers.on = false
    await page.getByRole('menuitem', { name: 'Sign Out' }).waitFor()
    await page.keyboard.press('Escape')
    await eventually(() => shell.account.evaluate(button => button === document.activeElement)).toBe(true)
  })
})
