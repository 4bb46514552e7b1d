import type { Page } from 'playwright-core'

/** `/sites`: the welcome screen that asks for a site. */
export function sitesPage(page: Page) {
  const main = page.getByRole('main')
  return {
    heading: main.getByRole('heading', { name: 'Welcome' }),
    search: main.getByRole('textbox', { name: 'Find a site' }),
    /** Names of the partners that stand over the sites. */
    partners: () => main.getByRole('heading').filter({ hasNotText: 'Welcome' }).allTextContents(),
    async choose(site: string) {
      await main.getByRole('button', { name: site }).click()
    },
  }
}

export type SitesPage = ReturnType<typeof sitesPage>
