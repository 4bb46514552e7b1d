import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { journey } from './journey.ts'
import { reasonsOf } from './pages/reasons-of.ts'
import { QUIET_YARD, siteIdOf } from './yards.ts'

/** Chromium itself reports requests that fail. */
const REQUEST_FAILED = /net::ERR_FAILED/

/** Lets no request with this operation through while it is on. */
async function failOperation(page: Page, operation: string) {
  const state = { on: true }
  await page.route('/graphql', async route => {
    const isMeant = state.on && (route.request().postData() ?? '').includes(operation)
    await (isMeant ? route.abort() : route.fallback())
  })
  return state
}

/** The server refuses this operation while it is on. */
async function refuseOperation(page: Page, operation: string) {
  const state = { on: true }
  const body = JSON.stringify({ errors: [{ message: 'The shelf is empty.' }] })
  await page.route('/graphql', async route => {
    const isMeant = state.on && (route.request().postData() ?? '').includes(operation)
    await (isMeant ? route.fulfill({ body, contentType: 'application/json' }) : route.fallback())
  })
  return state
}

describe('when something fails', () => {
  journey(
    'MV-ERR-01 MV-ERR-11 shows what the server refuses in a banner that can be closed',
    async ({ visitor }) => {
      const [late, quick] = [await visitor(), await visitor()]
      const facts = await quick.atQueueOf(QUIET_YARD)
      await facts.setAllTrucks('unavailable')
      // A console on a slow line: what happened elsewhere has not come through yet, neither as news nor as a list.
      let isLate = false
      let catchUp = () => {}
      const caughtUp = new Promise<void>(resolve => {
        catchUp = resolve
      })
      await late.page.route('/graphql', async route => {
        if (isLate && !(route.request().postData() ?? '').includes('mutation ')) await caughtUp
        await route.fallback()
      })
      await late.page.routeWebSocket('/graphql', socket => {
        const server = socket.connectToServer()
        server.onMessage(message => {
          if (!isLate || !String(message).includes('"type":"next"')) socket.send(message)
        })
      })
      await late.atQueueOf(QUIET_YARD, 'Dispatcher')
      const { trailer, dock } = await facts.job()
      const draft = await facts.draft({ trailer, dock, stall: dock })
      await late.queue.drafts.rowOf(draft.id).waitFor()
      isLate = true
      await facts.queue(draft.id)
      await quick.queue.queued.rowOf(draft.id).waitFor()

      await late.queue.drafts.rowOf(draft.id).getByRole('button', { name: 'Add to Queue' }).click()
      const banner = late.page
        .getByRole('alert')
        .filter({ has: late.page.getByRole('button', { name: 'Close' }) })
      await banner.waitFor()
      expect(await banner.textContent()).toMatch(/draft/i)
      await banner.getByRole('button', { name: 'Close' }).click()
      await banner.waitFor({ state: 'hidden' })
      catchUp()
      await facts.cancel(draft.id)
    },
  )

  journey(
    'MV-OPEN-135 keeps the form open when the answer does not come, and saves once when tried again',
    async ({ visitor }) => {
      const { page, queue, shell, watch, atQueueOf } = await visitor()
      watch.expect(REQUEST_FAILED)
      const facts = await atQueueOf(QUIET_YARD)
      const { trailer, dock } = await facts.job()
      await shell.addMove.click()
      await queue.newMove.choose('Trailer', `${trailer.scac} ${trailer.serial}`)
      await queue.newMove.choose('Destination', dock.name)
      let lost = 0
      await page.route('/graphql', async route => {
        if (lost > 0 || !(route.request().postData() ?? '').includes('createDraftMove'))
          return route.fallback()
        lost += 1
        await route.fetch() // the server did it, and the answer is lost on its way
        return route.abort()
      })
      await queue.newMove.saveAsDraft.click()
      await queue.newMove.dialog.getByRole('alert').waitFor()
      await queue.newMove.saveAsDraft.click()
      await queue.newMove.closed()
      await queue.drafts.row(trailer.serial).first().waitFor()
      expect(await queue.drafts.row(trailer.serial).count()).toBe(1)
    },
  )

  journey(
    'OP-NAV-15 MV-ERR-13 MV-ERR-14 says what could not be loaded, and tries again',
    async ({ visitor }) => {
      const { page, queue, shell, watch, atQueueOf } = await visitor()
      watch.expect(REQUEST_FAILED)
      await atQueueOf(QUIET_YARD)
      const sites = await failOperation(page, 'query Sites')
      await page.goto(`/sites/${siteIdOf(QUIET_YARD)}/queue`)
      await page.getByRole('main').getByText('Unable to load', { exact: true }).waitFor()
      expect(await shell.selector.textContent()).toBe('Unable to load')
      expect((await reasonsOf(shell.selector)).reasons).toEqual(['Unable to load'])
      sites.on = false
      await page.getByRole('button', { name: 'Try again' }).click()
      await queue.drafts.grid.waitFor()

      const zones = await failOperation(page, 'query Zones')
      const trailers = await failOperation(page, 'query TrailersOnSite')
      await page.reload()
      await shell.addMove.click()
      await queue.newMove.dialog.getByText('Unable to load trailers', { exact: true }).first().waitFor()
      await queue.newMove.dialog.getByText('Unable to load zones', { exact: true }).first().waitFor()
      zones.on = false
      trailers.on = false
    },
  )

  journey(
    'MV-ERR-13 MV-ERR-15 MV-OPEN-135 MV-OPEN-136 tells of a list in one place, until the list is there',
    async ({ visitor }) => {
      const { context, page, map, shell, watch, atQueueOf } = await visitor()
      watch.expect(/ERR_INTERNET_DISCONNECTED/, /WebSocket connection/)
      await atQueueOf(QUIET_YARD)
      const refused = [
        await refuseOperation(page, 'query TrailersOnSite'),
        await refuseOperation(page, 'query Trucks'),
        await refuseOperation(page, 'query Zones'),
      ]
      await page.reload()
      const [trailers, trucks, zones] = ['trailers', 'AVs', 'zones'].map(list =>
        shell.banner(`Unable to load ${list}`),
      )
      await Promise.all([trailers, trucks, zones].map(banner => banner!.waitFor()))
      await zones!.getByRole('button', { name: 'Close' }).click()
      await zones!.waitFor({ state: 'hidden' })

      await shell.openTab('Map')
      const panel = map.sidebar.getByText('Unable to load trucks', { exact: true })
      await panel.waitFor()
      await trucks!.waitFor({ state: 'hidden' })
      expect(await trailers!.isVisible()).toBe(true)

      for (const operation of refused) operation.on = false
      await context.setOffline(true)
      await shell.offlineStrip.waitFor()
      await context.setOffline(false)
      await trailers!.waitFor({ state: 'hidden' })
      await panel.waitFor({ state: 'hidden' })
      expect(await page.getByText(/^Unable to load/).count()).toBe(0)
    },
  )

  journey(
    'OP-NAV-27 OP-NAV-28 shows what went wrong in place of a page that fails, and loads it anew',
    async ({ visitor }) => {
      const { page, map, shell, watch, atQueueOf } = await visitor()
      watch.expect(/Error/)
      await atQueueOf(QUIET_YARD)
      await page.evaluate(() => {
        Object.assign(window, { ResizeObserver: undefined })
      })
      await shell.openTab('Map')
      const error = page.getByRole('alert').filter({ hasText: 'Something went wrong.' })
      await error.waitFor()
      expect(await error.locator('pre').isVisible()).toBe(false)
      await error.getByText('Show the message').click()
      await error.locator('pre').waitFor()
      await error.getByRole('button', { name: 'Reload the page' }).click()
      await map.picture.waitFor()
    },
  )
})
