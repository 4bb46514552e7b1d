import { describe, expect } from 'vitest'
import { eventually } from './eventually.ts'
import { journey } from './journey.ts'
import { QUIET_YARD, siteIdOf } from './yards.ts'

describe('where typing begins', () => {
  journey(
    'OP-ROL-08 OP-RTE-01 in the e-mail and in the search for a site, Enter takes the first hit',
    async ({ visitor }) => {
      const { page, signInPage, sites } = await visitor()
      await signInPage.open()
      await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('email')
      await signInPage.signInAs('Operator')
      await sites.heading.waitFor()
      await eventually(() => sites.search.evaluate(field => field === document.activeElement)).toBe(true)
      await page.keyboard.type('seagirt')
      await page.keyboard.press('Enter')
      await page.waitForURL(url => url.pathname.startsWith(`/sites/${siteIdOf(QUIET_YARD)}/`))
    },
  )

  journey('OP-NAV-11 in the list of sites of the header, Enter takes the first hit', async ({ visitor }) => {
    const { page, shell, atQueueOf } = await visitor()
    await atQueueOf('Baltimore')
    await shell.selector.click()
    await eventually(() => shell.siteSearch.evaluate(field => field === document.activeElement)).toBe(true)
    await page.keyboard.type('seagirt')
    await page.keyboard.press('Enter')
    await page.waitForURL(url => url.pathname === `/sites/${siteIdOf(QUIET_YARD)}/queue`)
  })
})

describe('a filled form', () => {
  journey('MV-CST-13 MV-OPEN-65 asks before its page is left or loaded anew', async ({ visitor }) => {
    const { page, queue, shell, atQueueOf } = await visitor()
    await atQueueOf(QUIET_YARD)
    await queue.openTab('Completed')
    await shell.addMove.click()
    const form = queue.newMove
    await form.dialog.waitFor()

    // Untouched it asks nothing.
    await page.reload()
    await shell.addMove.click()
    await form.notes.fill('half a thought')

    await page.goBack()
    await eventually(() => queue.confirmation.title.textContent()).toBe('Discard this move?')
    await queue.confirmation.answer('Keep editing')
    expect(await form.notes.inputValue()).toBe('half a thought')
    expect(new URL(page.url()).searchParams.get('tab')).toBe('2')

    const asked: string[] = []
    page.once('dialog', dialog => {
      asked.push(dialog.type())
      void dialog.dismiss()
    })
    await page.evaluate(() => setTimeout(() => window.location.reload()))
    await eventually(() => asked).toEqual(['beforeunload'])
    expect(await form.notes.inputValue()).toBe('half a thought')

    await page.goBack()
    await queue.confirmation.answer('Discard')
    await form.closed()
    await eventually(() => new URL(page.url()).searchParams.get('tab')).not.toBe('2')
  })
})
