import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { problemsInBothThemes } from './accessibility.ts'
import { journey } from './journey.ts'
import { QUIET_YARD } from './yards.ts'

const WIDE = { width: 1600, height: 1000 }
const PHONE = { width: 390, height: 844 }

/** The whole page while something small is open over it, as `accessibility.e2e.ts` looks at the pages themselves. */
for (const viewport of [WIDE, PHONE]) {
  const problemsUnder = (page: Page) => problemsInBothThemes(page, { isCovered: true })
  describe(`axe finds nothing over a page, ${viewport.width} px wide`, () => {
    journey(
      'OP-ROL-08 OP-RTE-01 after a failed sign-in and in a search without a hit',
      async ({ visitor }) => {
        const { page, signInPage, sites, watch } = await visitor({ viewport })
        watch.expect(/status of 401/)
        await signInPage.open()
        await page.getByLabel('E-mail').fill('nobody@tractrix.local')
        await page.getByLabel('Password').fill('not the password')
        await page.getByRole('button', { name: 'Sign in', exact: true }).click()
        await page.getByRole('alert').waitFor()
        expect(await problemsInBothThemes(page)).toEqual([])
        await signInPage.open()
        await signInPage.signInAs('Operator')
        await sites.heading.waitFor()
        await sites.search.fill('no such site')
        expect(await problemsInBothThemes(page)).toEqual([])
      },
    )

    journey('MV-QUE-04 in the menu of a row', async ({ visitor }) => {
      const { page, atQueueOf } = await visitor({ viewport })
      const facts = await atQueueOf(QUIET_YARD)
      await facts.setAllTrucks('unavailable')
      const job = await facts.job()
      const move = await facts.draft(job)
      await facts.queue(move.id)
      await page
        .getByRole('button', { name: new RegExp(`^More actions for .*${job.trailer.serial}`) })
        .click()
      await page.getByRole('menu').waitFor()
      expect(await problemsUnder(page)).toEqual([])
      await facts.cancel(move.id)
    })

    journey('OP-NAV-11 OP-NAV-23 on what the header opens', async ({ visitor }) => {
      const { page, shell, atQueueOf } = await visitor({ viewport })
      await atQueueOf(QUIET_YARD)
      await shell.selector.click()
      await shell.siteSearch.waitFor()
      expect(await problemsUnder(page)).toEqual([])
      await page.keyboard.press('Escape')
      await shell.siteSearch.waitFor({ state: 'hidden' })
      await shell.account.click()
      await page.getByRole('menuitem', { name: 'Sign Out' }).waitFor()
      expect(await problemsUnder(page)).toEqual([])
      await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click()
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
      expect(await problemsUnder(page)).toEqual([])
    })
  })
}
