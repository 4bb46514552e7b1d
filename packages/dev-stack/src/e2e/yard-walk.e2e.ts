import { expect } from 'vitest'
import { problemsInBothThemes } from './accessibility.ts'
import { eventually } from './eventually.ts'
import { journey } from './journey.ts'
import { QUIET_YARD, siteIdOf } from './yards.ts'

/** Chromium itself reports requests that found no network. */
const NO_NETWORK = [/ERR_INTERNET_DISCONNECTED/, /WebSocket connection to .* failed/]

journey(
  'a yard walk on a phone goes on without a network, and is taken over at once when that is back',
  async ({ visitor }) => {
    const visit = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true })
    const { page, context, watch, atQueueOf, shell } = visit
    watch.expect(...NO_NETWORK)
    const facts = await atQueueOf(QUIET_YARD)
    const { dock } = await facts.job()
    await page.goto(`/sites/${siteIdOf(QUIET_YARD)}/walk`)
    const field = page.getByRole('textbox')
    const say = async (text: string) => {
      await field.fill(text)
      await field.press('Enter')
    }
    await page.getByText('Nothing was seen yet.').waitFor()
    await context.setOffline(true)
    await shell.offlineStrip.waitFor()
    await say(dock.name)
    await say('WALK 938')
    await page.getByText('not on site yet').waitFor()
    const takeOver = page.getByRole('button', { name: 'Take over' })
    expect(await takeOver.getAttribute('aria-disabled')).toBe('true')
    await context.setOffline(false)
    await shell.offlineStrip.waitFor({ state: 'hidden' })
    expect(await problemsInBothThemes(page, {})).toEqual([])
    await takeOver.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take over' }).click()
    await page.getByText('The yard walk was taken over').waitFor()
    await eventually(() => facts.trailerIn(dock.name)).not.toBeNull()
  },
)
